import { createHash, hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsV4Signer } from 'aws4fetch';
import type { ShopConfig } from '../../platform/config/schema.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { FileStorage } from './contract.ts';
import { filePageOf, tagOf } from './s3Xml.ts';

type S3Config = NonNullable<ShopConfig['media']['s3']>;

/** Timeouts in milliseconds for calls with a small response and for calls that transfer a file. */
const SHORT = 10_000;
const LONG = 120_000;

const EMPTY_HASH = hash('sha256', '');
const ONE_YEAR = 'public, max-age=31536000, immutable';

interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Blob;
}

/**
 * Creates the storage for files in a bucket of S3 or a compatible service. URLs include the bucket in the path, which
 * all services support. The account needs permission to read, write, delete and list files. Without permission to
 * list files, S3 returns 403 for missing files.
 */
export function s3Storage(config: S3Config): FileStorage {
  const call = (app: AppContext, request: S3Request) => send(config, app, request);
  const exists = async (app: AppContext, key: string): Promise<boolean> =>
    (await call(app, { method: 'HEAD', key })).status !== 404;
  return {
    name: 's3',
    async put(key, content, app) {
      if (await exists(app, key)) return false;
      const headers = {
        'content-type': content.type,
        'cache-control': ONE_YEAR,
        'x-amz-content-sha256': await hashOf(content),
      };
      try {
        await drained(call(app, { method: 'PUT', key, headers, body: content }));
      } catch (error) {
        // The file may have been stored even though the response was lost.
        await call(app, { method: 'DELETE', key }).catch(() => undefined);
        throw error;
      }
      return true;
    },

    async open(key, app) {
      const response = await call(app, { method: 'GET', key });
      if (response.status === 404 || !response.body) {
        await response.body?.cancel();
        return null;
      }
      const body = Readable.fromWeb(response.body as ReadableStream);
      return { size: Number(response.headers.get('content-length')), body };
    },

    async delete(key, app) {
      if (!(await exists(app, key))) return false;
      await drained(call(app, { method: 'DELETE', key }));
      return true;
    },

    async list(folder, { after, limit }, app) {
      const prefix = folder === '' ? '' : `${folder}/`;
      const query = {
        'list-type': '2',
        delimiter: '/',
        prefix,
        'max-keys': String(limit),
        ...(after !== null && { 'continuation-token': after }),
      };
      return filePageOf(await (await call(app, { method: 'GET', query })).text(), prefix);
    },

    publicUrl: (key) => (config.publicUrl === undefined ? null : `${config.publicUrl}/${key}`),
  };
}

/**
 * Signs and sends a request. Returns the response, including a 404 for a missing file. Throws for all other failures.
 */
async function send(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config,
  app: AppContext,
  { method, key = '', query = {}, headers = {}, body }: S3Request,
): Promise<Response> {
  const address = new URL(`/${bucket}/${key}`, endpoint);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const signed = await new AwsV4Signer({
    method,
    url: address.href,
    headers: { 'x-amz-content-sha256': EMPTY_HASH, ...headers },
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
    datetime: app.clock
      .now()
      .toISOString()
      .replaceAll(/[:-]|\.\d{3}/g, ''),
  }).sign();
  const response = await app.fetch(signed.url, {
    method,
    headers: signed.headers,
    redirect: 'manual',
    timeoutMs: body || (method === 'GET' && key !== '') ? LONG : SHORT,
    ...(body && { body }),
  });
  if (response.ok || (response.status === 404 && key !== '' && method !== 'PUT')) return response;
  // The response body is not logged, because it may reveal the signed content and the key.
  const code = tagOf(await response.text(), 'Code') ?? '';
  throw new Error(
    `${method} ${address.origin}${address.pathname}: S3 answered ${response.status} ${code}`.trim(),
  );
}

/** Reads an empty response to its end to free the connection. */
const drained = async (answer: Promise<Response>): Promise<void> => void (await (await answer).arrayBuffer());

async function hashOf(content: Blob): Promise<string> {
  const sum = createHash('sha256');
  for await (const chunk of content.stream()) sum.update(chunk as Uint8Array);
  return sum.digest('hex');
}
