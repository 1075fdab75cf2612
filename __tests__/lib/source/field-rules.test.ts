import { z } from 'zod';
import { allFields, fields } from '@/lib/source/field-rules';

const message = (schema: z.ZodType) => schema.safeParse({ unknown: 1 }).error?.issues.at(-1)?.message;

test('an object with fields names all that there are to whoever writes another', () => {
  expect(message(fields({ a: z.string().optional(), b: z.string().optional() }))).toBe('one of a, b');
  expect(message(allFields({ a: z.string(), b: z.string(), c: z.string() }))).toBe('a, b and c');
  expect(message(allFields({ a: z.string() }))).toBe('a');
});
