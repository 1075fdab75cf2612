import { z } from 'zod';

/** A JSON schema as far as an editor needs it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What a field wants, in the words of the diagnostic that a writer gets for a value of no kind at all. */
function expectationOf(schema: z.core.$ZodType): string | undefined {
  const result = z.safeParse(schema, Symbol());
  const message = result.success ? undefined : result.error.issues[0]?.message;
  // Keys and parts of a choice have no message of their own, but zod's.
  return message?.startsWith('Invalid input') ? undefined : message;
}

/**
 * The schema of a content file for editors: draft 7, which the YAML language server reads. Descriptions are the
 * "expected …" of diagnostics, so that an editor and `npm run check:content` say the same.
 *
 * @param suggestions values to offer by field, for fields that take any text or a key of another file
 */
export function jsonSchemaOf(
  schema: z.ZodType,
  suggestions: Readonly<Record<string, readonly string[]>> = {},
): JsonSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema, path }) => {
      const description = expectationOf(zodSchema);
      if (description) jsonSchema.description = description;
      const examples = path.at(-2) === 'properties' ? suggestions[String(path.at(-1))] : undefined;
      if (examples) jsonSchema.examples = [...examples];
    },
  });
}
