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
 * Compresses the body of the answer where that is worth it and the client accepts it. An ETag stays: that of a tagged text names the
 * encoding already, that of a record is its version.
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

/** The quality of Brotli, of 0 to 11, for answers of one request and for those that are kept. */
const ONCE = 4;
const KEPT = 5;

/** Handing work to another thread and back takes longer than to compress so many characters here. */
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

/** A failure of the stream ends the compressed one as well, where it is seen; one that is not read to its end ends the stream. */
function compressStream(stream: Readable, encoding: Encoding): Readable {
  const compressed = encoding === 'br' ? createBrotliCompress(brotliOptions(ONCE)) : createGzip();
  return pipeline(stream, compressed, () => undefined);
}
