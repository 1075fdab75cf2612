import { localCalendarDate } from '@/lib/source/dates';

export interface Comment {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** YYYY-MM-DD */
  readonly date: string;
}

/**
 * The list with a new comment at the top, whose id is the length of the list plus one. Returns the same list if a field is blank
 * (product 4.3 and 4.4).
 *
 * @param now the time of the submission; the date is in the visitor's time zone
 */
export function addComment(
  comments: readonly Comment[],
  fields: Pick<Comment, 'name' | 'email' | 'message'>,
  now: Date,
): readonly Comment[] {
  const [name, email, message] = [fields.name.trim(), fields.email.trim(), fields.message.trim()];
  if (!name || !email || !message) return comments;
  return [{ id: comments.length + 1, name, email, message, date: localCalendarDate(now) }, ...comments];
}
