import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import type { BrotliOptions } from 'node:zlib';
import type { Step } from '../request/exchange.ts';
import { addVary, encodingFor, isWorthCompressing } from './encoding.ts';
import type { Encoding } from '../../contracts/reply.ts';

/**
 * Compresses the response body if that is worthwhile and the client accepts it. The ETag is unchanged: a tagged text's ETag
 * already includes the encoding, a record's ETag is its version.
 */
export const compressAnswer: Step = async (ctx, next) => {
  await next();
  const { req, res, state } = ctx;
  const { answer, headers, forms } = state;
  if (answer === null || res.destroyed || headers['content-encoding'] !== undefined) return;
  const facts = {
    type: textOf(headers['content-type']),
    cacheControl: textOf(headers['cache-control']),
    ...(typeof answer === 'string' && { length: answer.length }),
  };
  if (!isWorthCompressing(facts)) return;
  addVary(headers, 'Accept-Encoding');
  const encoding = encodingFor(req.headers, facts);
  if (encoding === null) return;
  if (typeof answer === 'string') {
    state.encoded = forms?.get(encoding) ?? null;
    if (!state.encoded) {
      state.encoded = await compress(answer, encoding, forms ? KEPT : ONCE);
      forms?.set(encoding, state.encoded);
    }
  } else {
    delete headers['content-length'];
    state.answer = compressStream(answer, encoding);
  }
  headers['content-encoding'] = encoding;
};

const textOf = (header: unknown): string => (typeof header === 'string' ? header : '');

/** Brotli quality, 0 to 11: for responses used once, then for cached responses. */
const ONCE = 4;
const KEPT = 5;

/** Maximum number of characters compressed on this thread; below it, a handoff to another thread would take longer. */
const MAX_HERE = 32_768;

const brotliElsewhere = promisify<string, BrotliOptions, Buffer>(brotliCompress);
const gzipElsewhere = promisify<string, Buffer>(gzip);

function compress(text: string, encoding: Encoding, quality: number): Buffer | Promise<Buffer> {
  const isHere = text.length <= MAX_HERE;
  if (encoding === 'gzip') return isHere ? gzipSync(text) : gzipElsewhere(text);
  const options = brotliOptions(quality, text.length);
  return isHere ? brotliCompressSync(text, options) : brotliElsewhere(text, options);
}

const brotliOptions = (quality: number, length?: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    ...(length !== undefined && { [constants.BROTLI_PARAM_SIZE_HINT]: length }),
  },
});

/**
 * Compresses a stream. A stream failure also ends the compressed stream, where it is reported; if the compressed stream is not
 * read to its end, the source stream is destroyed.
 */
function compressStream(stream: Readable, encoding: Encoding): Readable {
  const compressed = encoding === 'br' ? createBrotliCompress(brotliOptions(ONCE)) : createGzip();
  return pipeline(stream, compressed, () => undefined);
}
