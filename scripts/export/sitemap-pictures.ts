import { loadPictureUses } from '@/lib/lint/check-content';
import { absoluteUrl } from '@/lib/site/address';
import { contentDirectory } from '@/lib/site/memoize';
import { ownFacts } from '@/lib/site/own-pictures';
import { ownPath } from '@/lib/site/picture';

/** Addresses of the writers' own pictures that visitors see, without duplicates, by the content file that names them. */
export function ownPicturesByFile(directory = contentDirectory()): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const { file, name, shown } of loadPictureUses(directory)) {
    if (!shown) continue;
    const addresses = found.get(file) ?? new Set();
    found.set(file, addresses.add(absoluteUrl(ownPath(ownFacts(name, directory)))));
  }
  return new Map([...found].map(([file, addresses]) => [file, [...addresses]]));
}
