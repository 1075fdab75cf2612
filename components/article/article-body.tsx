import { CommissionNote } from '@/components/partners/commission-note';
import { LocalImage } from '@/components/ui/local-image';
import { Picture } from '@/components/ui/picture';
import type { Body, BodyBlock } from '@/lib/articles/markdown/body';
import type { Deal } from '@/lib/deals/deal-kinds';
import { endedSentence, isListed } from '@/lib/deals/deal-terms';
import type { Linked } from '@/lib/site/page-links';
import { isLocal } from '@/lib/site/picture';
import { ArticleDeal } from './article-deal';
import { DirectiveStyles } from './directive-styles';
import { PlaceMap } from './place-map';
import { VideoEmbed } from './video-embed';

export interface ArticleBodyProps {
  readonly body: Body;
  readonly commissionNote: string;
  /** Returns a deal that the body contains. */
  readonly findDeal: (id: string) => Linked<Deal> | undefined;
}

interface BlockProps extends Omit<ArticleBodyProps, 'body'> {
  readonly block: BodyBlock;
}

function Block({ block, commissionNote, findDeal }: BlockProps) {
  switch (block.kind) {
    case 'html':
      return <div dangerouslySetInnerHTML={{ __html: block.html }} />;
    case 'commission':
      return <CommissionNote data-pagefind-ignore="">{commissionNote}</CommissionNote>;
    case 'deal': {
      const deal = findDeal(block.id);
      if (!deal) return undefined;
      return isListed(deal) ? <ArticleDeal text={block.text} deal={deal} /> : <p>{endedSentence(deal)}</p>;
    }
    case 'video':
      return <VideoEmbed {...block} />;
    case 'map':
      return <PlaceMap {...block} />;
    case 'picture':
      return (
        <figure>
          {isLocal(block.photo) ? (
            <LocalImage picture={block.photo} />
          ) : (
            <Picture photo={block.photo} sizes="(width >= 46rem) 42rem, 92vw" largest={672} />
          )}
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
  }
}

/** The body of an article, block by block. The component around it owns the styles that all bodies have (`proseCss`). */
export function ArticleBody({ body: { blocks, directives }, ...rest }: ArticleBodyProps) {
  return (
    <>
      <DirectiveStyles names={directives} />
      {blocks.map((block, index) => (
        <Block key={index} block={block} {...rest} />
      ))}
    </>
  );
}
