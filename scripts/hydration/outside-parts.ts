/*
 * What other companies deliver after a press on their button (`components/ask/ask-form.tsx`): a part of the script of `page-parts.ts`
 * where the operator's settings have such buttons, and of none otherwise.
 */
import { showComments, showGiscus, showIsso, showRemark42 } from '@/components/article/show-comments';
import { keepAnswer } from '@/components/ask/answers';
import { showPhotos } from '@/components/ask/show-photos';
import { showAskedFrame, showAskedWidget } from '@/components/partners/show-asked';
import type { CommentService } from '@/lib/site/comment-service';

/** The post-processor fills these in; what is for other settings is not in the script. */
declare const COMMENTS: CommentService['provider'] | undefined;
declare const ASKS: boolean;

/** Takes an answer back. The page stays as it is: what has come may have left something behind. */
function withdraw(form: HTMLFormElement): void {
  keepAnswer(form.dataset.ask!, false);
  form.hidden = true;
  form.closest('section')!.querySelector<HTMLElement>('[role=status]')!.focus();
}

const SHOWS: Readonly<Record<string, (form: HTMLFormElement) => void>> = {
  ...(COMMENTS && {
    comments: (form: HTMLFormElement) =>
      showComments(
        form,
        COMMENTS === 'giscus' ? showGiscus : COMMENTS === 'remark42' ? showRemark42 : showIsso,
      ),
  }),
  ...(ASKS && {
    ...{ widget: showAskedWidget, frame: showAskedFrame, photos: showPhotos, withdraw },
  }),
};

function show(form: HTMLFormElement): void {
  if (ASKS && form.querySelector<HTMLInputElement>('[name=always]')?.checked)
    keepAnswer(form.dataset.ask!, true);
  SHOWS[form.dataset.runs ?? '']?.(form);
}

addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (form.dataset.ask === undefined) return;
  event.preventDefault();
  // A press that was kept may be of a form that has given way since.
  if (!form.hidden) show(form);
});
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-due]')) show(form);
