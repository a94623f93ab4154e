import { hash } from 'node:crypto';
import { z } from 'zod';
import { isKept } from '../../platform/http/etag.ts';
import { reply } from '../../platform/http/reply.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { deleteFile } from './deleteFile.ts';
import { fileNotFound, invalidFolder } from './errors.ts';
import { assetUrl, folderOf, isFileKey } from './fileKey.ts';
import { imageSizes } from './imageSize.ts';
import type { ImageSize } from './imageSize.ts';
import { listFiles } from './listFiles.ts';
import { openImage, VARIANT_TYPE } from './openImage.ts';
import { mimetypeOf } from './prepareImage.ts';
import { uploadImages } from './uploadImages.ts';
import { useStorage } from './useStorage.ts';

const folderParams = z.object({ folder: z.string().default('') });
const pathParams = z.object({ path: z.string() });

const sent = z.object({ images: z.array(z.file()) });
const uploaded = z.object({
  files: z.array(z.object({ name: z.string(), mimetype: z.string(), size: z.int(), url: z.string() })),
});
const listed = z.object({
  files: z.array(z.object({ name: z.string(), size: z.int(), url: z.string() })),
  folders: z.array(z.string()),
  next: z.string().nullable(),
});

/** The folder of a request. Throws 400 for what is none. */
function checkedFolder({ folder }: z.output<typeof folderParams>): string {
  const checked = folderOf(folder);
  if (checked === null) throw invalidFolder();
  return checked;
}

/** What is stored under a key never changes, so that it can be kept for ever. */
const KEEP = 'public, max-age=31536000, immutable';
/** Opened by itself, a file runs nothing and asks for nothing. */
const INERT = "default-src 'none'; frame-ancestors 'none'; sandbox";

const etagOf = (key: string, size: ImageSize | undefined): string =>
  `"${hash('sha256', `${size ?? 'origin'}/${key}`).slice(0, 32)}"`;

export const mediaRoutes = [
  defineRoute({
    id: 'imageUpload',
    method: 'POST',
    path: ['/api/images', '/api/images/{folder*}'],
    access: 'admin',
    params: folderParams,
    body: 'stream',
    takes: { type: 'multipart/form-data', fields: sent },
    response: uploaded,
    async handle({ app, params, body, request }) {
      const folder = checkedFolder(params);
      return { files: await uploadImages(app, { body, headers: request.headers, folder }) };
    },
  }),
  defineRoute({
    id: 'fileBrowser',
    method: 'GET',
    path: ['/api/files', '/api/files/{folder*}'],
    access: 'admin',
    params: folderParams,
    query: z.object({
      after: z.string().max(2000).optional(),
      limit: z.coerce.number().int().min(1).max(1000).default(100),
    }),
    response: listed,
    handle: ({ app, params, query: { after = null, limit } }) =>
      listFiles(app, checkedFolder(params), { after, limit }),
  }),
  defineRoute({
    id: 'fileDelete',
    method: 'DELETE',
    path: '/api/files/{path*}',
    access: 'admin',
    params: pathParams,
    async handle({ app, params: { path } }) {
      await deleteFile(app, path);
      return { url: assetUrl(path) };
    },
  }),
  defineRoute({
    id: 'asset',
    method: 'GET',
    path: '/assets/{path*}',
    access: 'public',
    rateTier: 'asset',
    params: pathParams,
    query: z.object({ size: z.enum(imageSizes).optional() }),
    answers: 'image/*',
    async handle({ app, params: { path: key }, query: { size }, request }) {
      if (!isFileKey(key)) throw fileNotFound();
      const etag = etagOf(key, size);
      const headers = { etag, 'cache-control': KEEP, 'content-security-policy': INERT };
      if (isKept(request.headers['if-none-match'], etag)) return reply.notModified(headers);
      const elsewhere = size === undefined ? app.media.storage.publicUrl?.(key) : null;
      if (elsewhere) return reply.redirect(302, elsewhere);
      const file = await (size === undefined
        ? useStorage(app, (storage) => storage.open(key, app))
        : openImage(app, key, size));
      if (!file) throw fileNotFound();
      return reply.stream(file.body, {
        ...headers,
        'content-type': size === undefined ? mimetypeOf(key.slice(key.lastIndexOf('.') + 1)) : VARIANT_TYPE,
        'content-length': String(file.size),
      });
    },
  }),
];
