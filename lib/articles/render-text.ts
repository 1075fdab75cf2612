import type { TextBody } from '@/lib/articles/article';
import type { Body } from '@/lib/articles/markdown/body';
import { renderBody } from '@/lib/articles/markdown/render';
import type { Deal } from '@/lib/deals/deal-kinds';
import { loadDealIndex } from '@/lib/deals/load-deal-index';
import { asset } from '@/lib/site/address';
import { loadClaims, type CommissionWords } from '@/lib/site/load-pages';
import type { Linked, PartnerLinks } from '@/lib/site/partner-links';
import { ownFacts } from '@/lib/site/own-pictures';
import { loadPictures } from '@/lib/site/pictures';

/** A rendered text, in the form that pages show. */
export interface RenderedText {
  readonly body: Body;
  /** Shown above the first partner link. */
  readonly commissionNote: CommissionWords;
  /** Returns a deal that the body contains. */
  readonly findDeal: (id: string) => Linked<Deal> | undefined;
}

/** The body of an article or another text, with the partner links of its page. */
export function renderText(text: Pick<TextBody, 'body'>, links: PartnerLinks): RenderedText {
  return {
    body: renderBody(text, {
      pictures: loadPictures(),
      address: asset,
      ownFacts,
      partnerLink: (to, place) => links.of('text', { id: place, link: { to, target: {} } }).url,
    }),
    commissionNote: loadClaims().commissionNote,
    findDeal(id) {
      const deal = loadDealIndex().get(id);
      return deal && links.of('deals', deal);
    },
  };
}

/** Ids of the deals in a body. */
export const dealIdsIn = ({ blocks }: Body): readonly string[] =>
  blocks.flatMap((block) => (block.kind === 'deal' ? block.id : []));

/** Whether a body itself contains the note that links earn a commission. */
export const hasCommissionNote = ({ blocks }: Body): boolean =>
  blocks.some((block) => block.kind === 'commission' || (block.kind === 'deal' && block.hasNote));
