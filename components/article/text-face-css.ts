import { css } from 'styled-components';

/*
 * The font of article text, which loads after the first paint (`start-up-script.ts`). It replaces a fallback of the same size, so that
 * line breaks do not change. The numbers compare Source Serif 4 with each fallback, as for the display font (`global-style.tsx`). It has one
 * weight and no italic: strong words are in the display font, which headings load anyway, and the browser slants italic text.
 */
export const textFaceCss = css`
  @font-face {
    font-family: 'SourceSerif Georgia';
    src: local('Georgia');
    ascent-override: 96.6%;
    descent-override: 31.2%;
    line-gap-override: 0%;
    size-adjust: 107.3%;
  }
  @font-face {
    font-family: 'SourceSerif Times';
    src: local('Times New Roman'), local('Liberation Serif'), local('Tinos');
    ascent-override: 87.9%;
    descent-override: 28.4%;
    line-gap-override: 0%;
    size-adjust: 117.8%;
  }
  [data-part='standfirst'],
  [data-part='prose'] > div > :is(p, ul, ol, blockquote) {
    font-family: SourceSerif, 'SourceSerif Georgia', 'SourceSerif Times', serif;
  }
  [data-part='prose'] > div > :is(p, ul, ol, blockquote) strong {
    font-family: var(--display);
    font-weight: 600;
  }
  [data-part='prose'] > div > :is(p, ul, ol, blockquote) {
    font-size: clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem);
    line-height: 1.6;
  }
`;
