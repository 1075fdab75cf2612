import env from '@next/env';
import { AccountError, placeholderWarning, readAccount } from '@/lib/partners/account';

// Runs once before every build, with the same .env files that Next will read.
env.loadEnvConfig(process.cwd());
try {
  const warning = placeholderWarning(readAccount(process.env));
  if (warning) console.warn(warning);
} catch (error) {
  if (!(error instanceof AccountError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
