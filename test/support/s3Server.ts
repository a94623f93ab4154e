import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const ACCOUNT = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
};
const REGION = 'eu-test-1';
const BUCKET = 'pictures';

interface StoredObject {
  readonly bytes: Buffer;
  readonly type: string;
  readonly cacheControl: string;
}

/**
 * Starts a minimal S3 server for file storage. It verifies request signatures according to Signature Version 4, and the hash of the body.
 * It responds with 403 if either is wrong.
 */
export async function startS3() {
  const objects = new Map<string, StoredObject>();
  const requests: string[] = [];
  /** Responds to a request instead of the server. Returns true if it did. */
  let disturb: (req: IncomingMessage, res: ServerResponse) => boolean = () => false;
  const server = createServer((req, res) => {
    requests.push(`${req.method} ${req.url}`);
    if (!disturb(req, res)) void answer(req, res, objects);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    objects,
    requests,
    config: { endpoint, bucket: BUCKET, region: REGION, ...ACCOUNT },
    disturbBy: (by: typeof disturb) => void (disturb = by),
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function answer(
  req: IncomingMessage,
  res: ServerResponse,
  objects: Map<string, StoredObject>,
): Promise<void> {
  const body = await buffer(req);
  const url = new URL(req.url ?? '/', 'http://s3.test');
  const fail = (status: number, code: string) =>
    void res
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<Error><Code>${code}</Code><AWSAccessKeyId>${ACCOUNT.accessKeyId}</AWSAccessKeyId></Error>`);
  const fault = signatureFault(req, url, body);
  if (fault) return fail(403, fault);
  const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
  const key = rest.join('/');
  if (bucket !== BUCKET) return fail(404, 'NoSuchBucket');
  if (key === '') return void res.end(listing(objects, url.searchParams));
  const found = objects.get(key);
  if (req.method === 'PUT') {
    objects.set(key, {
      bytes: body,
      type: req.headers['content-type'] ?? '',
      cacheControl: req.headers['cache-control'] ?? '',
    });
    return void res.end();
  }
  if (req.method === 'DELETE') {
    objects.delete(key);
    return void res.writeHead(204).end();
  }
  if (!found) return fail(404, 'NoSuchKey');
  res.writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length });
  res.end(req.method === 'HEAD' ? undefined : found.bytes);
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function signatureFault(req: IncomingMessage, url: URL, body: Buffer): string | null {
  const [, account, day = '', region = '', signed = '', signature] =
    AUTHORIZATION.exec(req.headers.authorization ?? '') ?? [];
  if (account !== ACCOUNT.accessKeyId || region !== REGION) return 'InvalidAccessKeyId';
  const names = signed.split(';');
  const time = String(req.headers['x-amz-date']);
  const hash = String(req.headers['x-amz-content-sha256']);
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.includes(name)))
    return 'AccessDenied';
  if (!time.startsWith(day) || hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const canonical = [
    req.method,
    url.pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    [...url.searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${String(req.headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    signed,
    hash,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', time, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce<Buffer>(
    hmac,
    hmac(hmac(`AWS4${ACCOUNT.secretAccessKey}`, day), region),
  );
  return hmac(key, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}

/** Returns the ListObjectsV2 response for a delimiter. Entries are sorted by object key, and a folder is one entry. */
function listing(objects: Map<string, StoredObject>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const limit = Number(query.get('max-keys') ?? 1000);
  const entries = new Map<string, string>();
  for (const key of [...objects.keys()].filter((one) => one.startsWith(prefix)).sort()) {
    const end = key.indexOf('/', prefix.length);
    const size = objects.get(key)?.bytes.length;
    if (end === -1) entries.set(key, `<Contents><Key>${key}</Key><Size>${size}</Size></Contents>`);
    else {
      const folder = key.slice(0, end + 1);
      entries.set(folder, `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`);
    }
  }
  const left = [...entries].filter(([key]) => key > after);
  const page = left.slice(0, limit);
  const more = left.length > limit;
  return `<?xml version="1.0"?><ListBucketResult><Name>${BUCKET}</Name><Prefix>${prefix}</Prefix>
    <IsTruncated>${more}</IsTruncated>${page.map(([, xml]) => xml).join('')}
    ${more ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : ''}</ListBucketResult>`;
}
