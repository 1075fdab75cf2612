import { CommissionNote } from '@/components/partners/commission-note';
import { Caption } from '@/components/ui/caption';
import { OwnImage } from '@/components/ui/own-image';
import { Picture } from '@/components/ui/picture';
import type { BodyBlock } from '@/lib/articles/markdown/body';
import type { RenderedText } from '@/lib/articles/render-text';
import { endedSentence, isListed } from '@/lib/deals/deal-terms';
import { isOwn } from '@/lib/site/picture';
import { ArticleDeal } from './article-deal';
import { DirectiveStyles } from './directives/directive-styles';
import { Gallery } from './directives/gallery';
import { PlaceMap } from './directives/place-map';
import { VideoEmbed } from './directives/video-embed';

/** Sizes of pictures in an article. On a wide screen they are wider than the text, except upright ones (`rail-css.ts`). */
const IN_TEXT = {
  sizes: '(width >= 112.5rem) 65rem, (width >= 76rem) 57rem, 92vw',
  largest: 912,
} as const;

interface BlockProps extends Omit<RenderedText, 'body'> {
  readonly block: BodyBlock;
}

function Block({ block, commissionNote, findDeal }: BlockProps) {
  const note = <CommissionNote words={commissionNote} data-pagefind-ignore="" />;
  switch (block.kind) {
    case 'html':
      return <div dangerouslySetInnerHTML={{ __html: block.html }} />;
    case 'commission':
      return note;
    case 'deal': {
      const deal = findDeal(block.id);
      if (!deal) return undefined;
      if (isListed(deal)) return <ArticleDeal text={block.text} deal={deal} note={block.hasNote && note} />;
      return (
        <>
          {block.hasNote && note}
          <p>{endedSentence(deal)}</p>
        </>
      );
    }
    case 'video':
      return <VideoEmbed {...block} />;
    case 'gallery':
      return <Gallery {...block} />;
    case 'map':
      return <PlaceMap {...block} />;
    case 'picture': {
      const { photo, caption } = block;
      const isUpright = isOwn(photo) && photo.height > photo.width;
      return (
        <figure data-upright={isUpright ? '' : undefined}>
          {isOwn(photo) ? <OwnImage picture={photo} {...IN_TEXT} /> : <Picture photo={photo} {...IN_TEXT} />}
          <Caption caption={caption} credit={photo.credit} />
        </figure>
      );
    }
  }
}

/** The body of an article, block by block. The surrounding component includes the styles that all bodies share (`proseCss`). */
export function ArticleBody({ body: { blocks, directives }, ...rest }: RenderedText) {
  return (
    <>
      <DirectiveStyles names={directives} />
      {blocks.map((block, index) => (
        <Block key={index} block={block} {...rest} />
      ))}
    </>
  );
}
