import { brotliCompressSync } from 'node:zlib';
import { finishPages } from './finish/finish-pages';

const gate = finishPages('out', 'public');
console.log('gate', gate.length, brotliCompressSync(gate).length);
