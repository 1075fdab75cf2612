import { z } from 'zod';
import { runCommand, UserError } from './command/command';
import { run } from './command/processes';
import { textTable } from './command/text-table';

const COMMAND = {
  usage: 'npm run licenses -- [options]',
  summary: 'Lists every package of the lock file with its version and license, also those for other systems.',
  options: { production: { type: 'boolean', help: 'without packages that only development needs' } },
} as const;

/** The used fields of a CycloneDX bill of materials (https://cyclonedx.org/docs/1.5/json/). */
const billSchema = z.object({
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      licenses: z
        .array(
          z.object({
            license: z.object({ id: z.string().optional(), name: z.string().optional() }).optional(),
            expression: z.string().optional(),
          }),
        )
        .default([]),
    }),
  ),
});

await runCommand(COMMAND, async ({ values }) => {
  const { stdout, stderr, failed } = await run(
    'npm',
    [
      ...['sbom', '--sbom-format=cyclonedx', '--package-lock-only'],
      ...(values.production ? ['--omit=dev'] : []),
    ],
    { reject: false },
  );
  if (failed) throw new UserError(`npm sbom failed:\n${stderr}`);
  const { components } = billSchema.parse(JSON.parse(stdout));
  const rows = components.map(({ name, version, licenses }) => [
    name,
    version,
    licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name).join(', ') ||
      'not stated',
  ]);
  console.log(textTable(['package', 'version', 'license'], rows));
});
