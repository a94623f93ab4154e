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
 * Compresses the response body if compression is worthwhile and the client accepts an encoding. The ETag stays unchanged: the
 * ETag of a `TaggedText` already includes the encoding, and a record's ETag is its version.
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

/** Brotli quality levels, 0 to 11. The first is for responses sent once, the second for cached responses. */
const ONCE = 4;
const KEPT = 5;

/**
 * Maximum number of characters to compress on this thread. For shorter bodies, a handoff to another thread takes longer than
 * the compression.
 */
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
 * Compresses a stream. An error in the source stream is passed on to the compressed stream. If the compressed stream is closed
 * early, the source stream is destroyed.
 */
function compressStream(stream: Readable, encoding: Encoding): Readable {
  const compressed = encoding === 'br' ? createBrotliCompress(brotliOptions(ONCE)) : createGzip();
  return pipeline(stream, compressed, () => undefined);
}
