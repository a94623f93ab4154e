import { hash } from 'node:crypto';
import { z } from 'zod';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { isCached } from '../../platform/http/answer/etag.ts';
import { reply } from '../../platform/contracts/reply.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { knownQuery } from '../../platform/listing/listQuery.ts';
import { deleteFile, listFiles } from './files.ts';
import { fileNotFound, invalidFolder } from './errors.ts';
import { assetUrl, folderOf, isFileKey } from './fileKey.ts';
import { imageSizes } from './imageSize.ts';
import type { ImageSize } from './imageSize.ts';
import { openImage, VARIANT_TYPE } from './openImage.ts';
import { mimetypeOf } from './prepareImage.ts';
import { uploadImages } from './uploadImages.ts';
import { useStorage } from './useStorage.ts';

const folderParams = z.object({
  folder: z.string().default('').describe('The folder, such as `products/2026`. Defaults to the root.'),
});
const pathParams = z.object({
  path: z.string().describe('The path of the file in storage, without `/assets/`.'),
});

const uploadForm = z.object({
  images: z.array(z.file()).describe('The images, at most 20: JPEG, PNG, GIF, WebP or AVIF.'),
});
const storedFile = z.object({
  name: z.string().describe('The file name within its folder.'),
  size: z.int().describe('The size of the stored file in bytes.'),
  url: z.string().meta(kind('image', 'The path of the image, such as /assets/mug.png.')),
});
const uploadedImages = z.object({
  files: z
    .array(storedFile.extend({ mimetype: z.string().describe('The media type of the stored file.') }))
    .describe('The stored images, in the order of the form.'),
});
const filePage = z.object({
  files: z.array(storedFile).describe('The images in the folder, sorted by name.'),
  folders: z.array(z.string()).describe('The names of the subfolders.'),
  next: z.string().nullable().describe('The value of `after` for the next page. Null on the last page.'),
});
const fileQuery = knownQuery({
  after: z.string().max(2000).optional().describe('The `next` value of the previous page.'),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(100)
    .describe('The number of files and folders per page.'),
});

/** Returns the normalized folder in a request. Throws 400 if the folder is invalid. */
function checkedFolder({ folder }: z.output<typeof folderParams>): string {
  const checked = folderOf(folder);
  if (checked === null) throw invalidFolder();
  return checked;
}

/** Allows clients to cache files permanently, because the content for a key never changes. */
const KEEP = 'public, max-age=31536000, immutable';
/** Prevents a file that is opened directly from running or loading anything. */
const INERT = "default-src 'none'; frame-ancestors 'none'; sandbox";

const etagOf = (key: string, size: ImageSize | undefined): string =>
  `"${hash('sha256', `${size ?? 'origin'}/${key}`).slice(0, 32)}"`;

export const mediaRoutes = [
  defineRoute({
    id: 'imageUpload',
    does: 'Stores the images of a form in a folder, all or none, and returns their URLs. Rejects files that are not images (`NOT_AN_IMAGE`), a damaged one (`IMAGE_BROKEN`), one with too many pixels (`IMAGE_TOO_LARGE`), and a form without images (`NO_IMAGE`).',
    method: 'POST',
    path: ['/api/images', '/api/images/{folder*}'],
    access: 'admin',
    params: folderParams,
    body: 'stream',
    takes: { type: 'multipart/form-data', fields: uploadForm },
    response: uploadedImages,
    async handle({ app, params, body, request }) {
      const folder = checkedFolder(params);
      return { files: await uploadImages(app, { body, headers: request.headers, folder }) };
    },
  }),
  defineRoute({
    id: 'fileBrowser',
    does: 'Lists one page of a folder of the storage: its images and its folders. Rejects requests while the storage is unavailable: `STORAGE_UNAVAILABLE`.',
    method: 'GET',
    path: ['/api/files', '/api/files/{folder*}'],
    access: 'admin',
    sdk: { resource: 'images', method: 'list' },
    params: folderParams,
    query: fileQuery,
    response: filePage,
    handle: ({ app, params, query: { after = null, limit } }) =>
      listFiles(app, checkedFolder(params), { after, limit }),
  }),
  defineRoute({
    id: 'fileDelete',
    does: 'Deletes an image with its sizes from the storage, even if pages still show it. Rejects an unknown one (`FILE_NOT_FOUND`) and an unavailable storage (`STORAGE_UNAVAILABLE`).',
    method: 'DELETE',
    path: '/api/files/{path*}',
    access: 'admin',
    sdk: { resource: 'images', method: 'delete' },
    params: pathParams,
    response: storedFile.pick({ url: true }),
    async handle({ app, params: { path } }) {
      await deleteFile(app, path);
      return { url: assetUrl(path) };
    },
  }),
  defineRoute({
    id: 'asset',
    does: 'Returns a stored file, or an image in one of the smaller sizes. A file never changes, so it can be cached forever. With an external storage, the original is a redirect to it. Fails with `FILE_NOT_FOUND` if the file does not exist.',
    method: 'GET',
    path: '/assets/{path*}',
    access: 'public',
    sdk: false,
    rateTier: 'asset',
    params: pathParams,
    query: z.object({
      size: z
        .enum(imageSizes)
        .optional()
        .describe('The size: at most 160, 480 or 1200 pixels wide and high. Defaults to the original size.'),
    }),
    answers: 'image/*',
    async handle({ app, params: { path: key }, query: { size }, request }) {
      if (!isFileKey(key)) throw fileNotFound();
      const etag = etagOf(key, size);
      const headers = { etag, 'cache-control': KEEP, 'content-security-policy': INERT };
      if (isCached(request.headers['if-none-match'], etag)) return reply.notModified(headers);
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
