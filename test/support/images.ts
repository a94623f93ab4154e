import { crc32, deflateSync } from 'node:zlib';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { loadSharp } from '../../packages/runtime/src/modules/media/sharp.ts';

/** The runtime's image library, used to create and inspect images. */
export const sharp = await loadSharp();

type Format = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** Creates an image of a single color. Different colors result in different files. */
export const createImage = (
  format: Format = 'png',
  { width = 60, height = 40, background = '#336699' as string | { r: number; g: number; b: number } } = {},
) =>
  sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();

/** Creates an incompressible image. */
export const noise = (format: Format, side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .toFormat(format)
    .toBuffer();

/** Creates a PNG file of a few hundred bytes whose header declares the given dimensions. */
export function pngBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(4);
    frame.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([frame, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export interface Upload {
  readonly name: string;
  readonly content: Uint8Array | string;
  readonly type?: string;
  readonly field?: string;
}

/** Uploads files like a browser form, as an administrator unless the headers identify another caller. */
export async function upload(
  shop: TestShop,
  files: readonly Upload[],
  { path: at = '/api/images', headers }: { path?: string; headers?: Record<string, string> } = {},
): Promise<TestAnswer> {
  const form = new FormData();
  for (const { name, content, type = 'image/png', field = 'images' } of files)
    form.append(field, new Blob([content as Uint8Array<ArrayBuffer>], { type }), name);
  const response = await fetch(shop.url + at, {
    method: 'POST',
    headers: headers ?? { authorization: `Bearer ${await shop.adminToken()}` },
    body: form,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Fetches an image as the shop serves it. */
export async function fetchImage(shop: TestShop, url: string, headers: Record<string, string> = {}) {
  const response = await fetch(new URL(url, shop.url), { headers, redirect: 'manual' });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}
