import type { z } from 'zod';
import { nameSlug } from '@/lib/source/name-slug';
import { didYouMean } from '@/lib/source/did-you-mean';
import type { Checked, Diagnostic } from '@/lib/source/diagnostic';
import { memoize } from '@/lib/site/memoize';
import { authorsSchema } from './schemas';
import { orThrow, readYamlFile } from '@/lib/source/yaml-file';
import type { YamlSource } from '@/lib/source/yaml-source';

export type Authors = Readonly<z.infer<typeof authorsSchema>>;

/** Reports names with the same address, because they would share a page. @param placeOf the path of a name in the file */
export function findSameAddress(
  named: readonly { readonly name: string }[],
  placeOf: (index: number) => Parameters<YamlSource['diagnosticAt']>[0],
  source: YamlSource,
): readonly Diagnostic[] {
  const taken = new Map<string, string>();
  return named.flatMap(({ name }, index) => {
    const other = taken.get(nameSlug(name));
    taken.set(nameSlug(name), name);
    return other === undefined
      ? []
      : [
          source.diagnosticAt(
            placeOf(index),
            `'${name}', with the address of '${other}'`,
            'a name of its own',
          ),
        ];
  });
}

/** `content/authors.yaml`, or undefined with diagnostics if it is invalid, so that articles can still be checked. */
export const readAuthors = (directory: string): Checked<Authors | undefined> =>
  readYamlFile(directory, 'authors.yaml', authorsSchema, ({ authors }, source) =>
    findSameAddress(authors, (index) => ['authors', index, 'name'], source),
  );

/** What to write instead of a name that is not in `content/authors.yaml`. @param known its names, if it is valid */
export const expectedAuthor = (name: string, known: readonly string[] | undefined): string | undefined =>
  known && !known.includes(name) ? `a name of content/authors.yaml${didYouMean(name, known)}` : undefined;

/** `content/authors.yaml`. @throws ContentError with every mistake in it */
export const loadAuthors = memoize((directory): Authors => orThrow(readAuthors(directory)));
