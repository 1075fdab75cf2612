/*
 * What other companies deliver after a press on their button (`components/ask/ask-form.tsx`): a part of the script of `page-parts.ts`
 * where the operator's settings have such buttons, and of none otherwise.
 */
import { showComments, showGiscus, showIsso, showRemark42 } from '@/components/article/show-comments';
import type { CommentService } from '@/lib/site/comment-service';

/** The post-processor fills it in; what is for other providers is not in the script. */
declare const COMMENTS: CommentService['provider'] | undefined;

const SHOWS: Readonly<Record<string, (form: HTMLFormElement) => void>> = {
  ...(COMMENTS && {
    comments: (form: HTMLFormElement) =>
      showComments(
        form,
        COMMENTS === 'giscus' ? showGiscus : COMMENTS === 'remark42' ? showRemark42 : showIsso,
      ),
  }),
};

addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (form.dataset.ask === undefined) return;
  event.preventDefault();
  SHOWS[form.dataset.runs ?? '']?.(form);
});
