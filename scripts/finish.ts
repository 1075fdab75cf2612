import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { securityHeaders } from '@/lib/security/policy';
import { finishPages } from './finish/finish-pages';
import { headersFile } from './finish/header-files';

const head = finishPages('out', 'public');
if (head) {
  writeFileSync('out/_headers', headersFile(securityHeaders(head.policy)));
  console.log('gate', head.gate.length, brotliCompressSync(head.gate).length);
}
