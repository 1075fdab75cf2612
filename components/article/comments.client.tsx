'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { addComment, type Comment } from '@/lib/articles/comments';
import { formatCalendarDate } from '@/lib/source/dates';
import { keepDraft, saveDraft } from './comment-draft';

interface CommentsProps {
  /** Slug of the article. */
  readonly article: string;
  readonly samples: readonly Comment[];
}

/** Posted comments by article. They outlive the component until the browser loads another document. */
const posted = new Map<string, readonly Comment[]>();

/**
 * Comments in the memory of this tab (product 4.3). The fields are uncontrolled, so that text typed before React starts
 * is kept.
 */
export function Comments({ article, samples }: CommentsProps) {
  const [comments, setComments] = useState(() => posted.get(article) ?? samples);
  const formRef = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (formRef.current) keepDraft(formRef.current);
  }, []);

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
    posted.set(article, next);
    setComments(next);
    form.reset();
    saveDraft(form);
  }

  return (
    <details>
      <summary>
        <h2 id="comments-title" aria-live="polite">
          {`Comments (${comments.length})`}
        </h2>
      </summary>
      {/* The id is inside the details, so that a link to it opens them. */}
      <div id="comments">
        {/* Outside a dialog, method 'dialog' submits nothing: a press before React starts neither loads a page nor puts
          the email address into the URL. */}
        <form
          ref={formRef}
          method="dialog"
          aria-label="Leave a comment"
          data-wants=""
          data-draft={article}
          onSubmit={submit}
        >
          <p>
            Nothing is sent. Posted comments show in this tab only. They are gone when you reload, and may be
            gone when you leave the page. A draft stays, where your browser allows it, until you close the
            tab.
          </p>
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
          <p role="alert" hidden>
            Your comment is not posted: part of this page could not be loaded. Your words are still here;
            press again to retry.
          </p>
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
      </div>
    </details>
  );
}
