import { z } from 'zod';
import { isSecureAddress } from './environment';

/** A server by its origin. @param expected the "expected …" of a diagnostic */
export const serverOrigin = (expected: string) =>
  z.string(expected).refine((text) => isSecureAddress(text) && new URL(text).origin === text, expected);
