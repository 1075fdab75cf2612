import { loadMagazine } from '@/lib/articles/magazine';
import { outlineOf, type Outline } from '@/lib/lint/markdown/outline';
import { reviewTexts } from '@/lib/lint/review-texts';
import type { Target } from '@/scripts/partners/targets';

interface LinkedText {
  readonly file: string;
  readonly bodyLine: number;
  readonly outline: Outline;
}

/** The links to other hosts in published articles and other texts, without duplicates, named after the first place with the address. */
export function outsideLinks(directory: string): readonly Target[] {
  const texts: readonly LinkedText[] = [
    ...loadMagazine(directory).articles.map(({ file, bodyLine, body }) => ({
      file,
      bodyLine,
      outline: outlineOf(body),
    })),
    ...reviewTexts(directory).texts.map(({ text, outline }) => ({ ...text, outline })),
  ];
  const targets = new Map<string, Target>();
  for (const { file, bodyLine, outline } of texts) {
    for (const part of outline.parts) {
      // `check:content` reports an invalid address.
      if (part.kind !== 'link' || !/^https?:/i.test(part.url) || !URL.canParse(part.url)) continue;
      const url = new URL(part.url);
      url.hash = '';
      if (!targets.has(url.href))
        targets.set(url.href, { use: 'source', name: `${file}:${bodyLine + part.line - 1}`, url });
    }
  }
  return [...targets.values()];
}
