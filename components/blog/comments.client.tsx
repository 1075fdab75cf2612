'use client';

import { useState, type FormEvent } from 'react';
import { addComment, type Comment } from '@/lib/comments';
import { formatCalendarDate } from '@/lib/dates';

interface CommentsProps {
  readonly samples: readonly Comment[];
}

/** Comments in the memory of this tab. What is typed stays in the form itself, so it survives until React is there. */
export function Comments({ samples }: CommentsProps) {
  const [comments, setComments] = useState(samples);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const text = (name: string) => String(fields.get(name) ?? '');
    const next = addComment(
      comments,
      { name: text('name'), email: text('email'), message: text('message') },
      new Date(),
    );
    if (next === comments) return;
    setComments(next);
    form.reset();
  }

  return (
    <>
      <h2 id="comments" aria-live="polite">
        Comments ({comments.length})
      </h2>
      {/* 'dialog' outside a dialog submits nothing, so a press before React is there neither loads a page nor puts an
          address into one. */}
      <form method="dialog" aria-label="Leave a comment" data-wants="" onSubmit={submit}>
        <p>Comments stay in this tab and are gone when you reload. Nothing is sent.</p>
        <label>
          Name *
          <input name="name" type="text" autoComplete="name" aria-required="true" />
        </label>
        <label>
          Email *
          <input name="email" type="email" autoComplete="email" aria-required="true" />
        </label>
        <label>
          Message *
          <textarea name="message" rows={4} aria-required="true" />
        </label>
        <button type="submit" className="button">
          Post comment
        </button>
      </form>
      {comments.length > 0 && (
        <ol role="list">
          {comments.map(({ id, name, date, message }) => (
            <li key={id}>
              <p>
                <b>{name}</b> <time dateTime={date}>{formatCalendarDate(date)}</time>
              </p>
              <p>{message}</p>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
