import type { Call } from '../client.ts';
import type { CallOptions } from '../request.ts';
import type { ImageFile, ImageFolder, StoredImage } from '../types.ts';

/** Pictures move more bytes than other requests. */
const UPLOAD_MS = 60_000;

/** Pictures of products and categories. An admin's token is needed. */
export function imageResource(call: Call) {
  return {
    /** POST /api/images[/{folder}]: stores all or none, at most 20. An upload has 60 s unless the options say otherwise. */
    upload: async (
      files: readonly ImageFile[],
      { folder = '' }: { folder?: string } = {},
      options: CallOptions = {},
    ): Promise<StoredImage[]> => {
      const form = new FormData();
      for (const { name, content } of files) form.append('images', content, name);
      const answer = await call<{ files: StoredImage[] }>('POST', pathOf('/api/images', folder), form, {
        timeoutMs: UPLOAD_MS,
        ...options,
      });
      return answer.files;
    },
    /** GET /api/files[/{folder}]: `after` is the `next` of the page before. */
    list: (
      folder = '',
      { after, limit = 100 }: { after?: string; limit?: number } = {},
      options?: CallOptions,
    ) => {
      const from = after === undefined ? '' : `&after=${encodeURIComponent(after)}`;
      const path = `${pathOf('/api/files', folder)}?limit=${limit}${from}`;
      return call<ImageFolder>('GET', path, undefined, options);
    },
    /** DELETE /api/files/{path}: by the `url` that the upload gave. */
    delete: (url: string, options?: CallOptions) =>
      call<{ url: string }>(
        'DELETE',
        pathOf('/api/files', url.replace(/^\/assets\//, '')),
        undefined,
        options,
      ),
  };
}

const pathOf = (base: string, path: string): string =>
  [
    base,
    ...path
      .split('/')
      .filter((part) => part !== '')
      .map(encodeURIComponent),
  ].join('/');
