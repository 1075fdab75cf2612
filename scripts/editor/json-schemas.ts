import { z } from 'zod';

/** The part of a JSON schema that editors need. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The "expected …" of a field: the message of its schema for a value that no schema accepts. */
function expectationOf(schema: z.core.$ZodType): string | undefined {
  const result = z.safeParse(schema, Symbol());
  const message = result.success ? undefined : result.error.issues[0]?.message;
  // Keys and parts of a union have only zod's default message.
  return message?.startsWith('Invalid input') ? undefined : message;
}

/**
 * The schema of a content file for editors, as draft 7, which the YAML language server supports. Its descriptions are the
 * "expected …" of diagnostics, so that editors and `npm run check:content` have the same texts.
 *
 * @param suggestions values to offer by field, for fields that accept any text or a key of another file
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
