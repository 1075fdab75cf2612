/*
 * Shows content of other companies after the visitor presses the button for it (`components/ask/ask-form.tsx`). It is part of the script of
 * `page-parts.ts` if the operator's settings require such buttons.
 */
import { showComments, showGiscus, showIsso, showRemark42 } from '@/components/article/show-comments';
import { keepAnswer } from '@/components/ask/answers';
import { showPhotos } from '@/components/ask/show-photos';
import { showAskedFrame, showAskedWidget } from '@/components/partners/show-asked';
import type { AskedPart } from '@/components/ui/part-names';
import type { CommentService } from '@/lib/site/comment-service';
import type {} from './loader-state';

/** The post-processor fills these in. The script contains no code for other settings. */
declare const COMMENTS: CommentService['provider'] | undefined;
declare const ASKS: boolean;

/** Withdraws consent. The content that is already on the page stays, because removing it would not undo what its scripts did. */
function withdraw(form: HTMLFormElement): void {
  keepAnswer(form.dataset.ask!, false);
  form.hidden = true;
  form.closest('section')!.querySelector<HTMLElement>('[role=status]')!.focus();
}

type Show = (form: HTMLFormElement) => void;

const SHOWS: Readonly<Record<string, Show>> = {
  ...(COMMENTS && {
    comments: (form: HTMLFormElement) =>
      showComments(
        form,
        COMMENTS === 'giscus' ? showGiscus : COMMENTS === 'remark42' ? showRemark42 : showIsso,
      ),
  }),
  ...(ASKS &&
    ({ widget: showAskedWidget, frame: showAskedFrame, photos: showPhotos, withdraw } satisfies Record<
      Exclude<AskedPart, 'comments'>,
      Show
    >)),
} satisfies Partial<Record<AskedPart, Show>>;

function show(form: HTMLFormElement): void {
  if (ASKS && form.querySelector<HTMLInputElement>('[name=always]')?.checked)
    keepAnswer(form.dataset.ask!, true);
  SHOWS[form.dataset.runs ?? '']?.(form);
}

function onSubmit(event: Event): void {
  const form = event.target as HTMLFormElement;
  if (form.dataset.ask === undefined) return;
  event.preventDefault();
  // The loader may repeat an earlier press on a form whose content has been shown in the meantime.
  if (!form.hidden) show(form);
}

// If the script was late, the loader may have requested it twice. `page-parts.ts`, which runs next, sets the state.
if (self.__loader.parts !== 2) {
  addEventListener('submit', onSubmit);
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-due]')) show(form);
}
