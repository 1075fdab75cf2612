import { z } from 'zod';
import { isSecureAddress } from './environment';

/** Schema for the origin of a server. @param expected the "expected …" of a diagnostic */
export const serverOrigin = (expected: string) =>
  z.string(expected).refine((text) => isSecureAddress(text) && new URL(text).origin === text, expected);
