import { Readable } from 'node:stream';
import { addVary, encodingFor } from '../../platform/http/answer/encoding.ts';
import { reply } from '../../platform/contracts/reply.ts';
import type { Reply } from '../../platform/contracts/reply.ts';
import type { AdminFile } from './adminFiles.ts';

/** The Cache-Control value. File names include a content hash, so files never change. */
const KEEP = 'public, max-age=31536000, immutable';

/** Responds with a file in a compressed variant accepted by the client. */
export function answerFile(
  { type, bytes, encoded }: AdminFile,
  accepted: Readonly<Record<string, string | undefined>>,
): Reply {
  const encoding = encodingFor(accepted, { type, cacheControl: KEEP, length: bytes.length });
  const form = encoding && encoded[encoding];
  const headers: Record<string, string> = { 'content-type': type, 'cache-control': KEEP };
  if (Object.keys(encoded).length > 0) addVary(headers, 'Accept-Encoding');
  if (form && encoding) headers['content-encoding'] = encoding;
  const body = form || bytes;
  headers['content-length'] = String(body.length);
  return reply.stream(Readable.from([body]), headers);
}
