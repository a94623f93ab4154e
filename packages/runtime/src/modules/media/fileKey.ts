/** A file's key is its path in the storage. The URL path is `/assets/<key>`. */

const FOLDER_PART = /^[A-Za-z0-9][\w-]{0,63}$/;
const FILE_NAME = /^[A-Za-z0-9][\w-]{0,127}\.(?:jpg|png|gif|webp)$/;
const MAX_FOLDER_PARTS = 5;

const ASSETS = '/assets/';

/** Reports whether a string is the key of a public file. The keys of internal files begin with `_`. */
export function isFileKey(key: string): boolean {
  const parts = key.split('/');
  const name = parts.pop() ?? '';
  return FILE_NAME.test(name) && parts.length <= MAX_FOLDER_PARTS && parts.every(isFolderName);
}

export const isFolderName = (name: string): boolean => FOLDER_PART.test(name);

/** Normalizes a requested folder path for use in keys. Returns null if the path is invalid. */
export function folderOf(path: string): string | null {
  const folder = path.replace(/^\/|\/$/g, '');
  if (folder === '') return '';
  const parts = folder.split('/');
  return parts.length <= MAX_FOLDER_PARTS && parts.every(isFolderName) ? folder : null;
}

export const inFolder = (folder: string, name: string): string =>
  folder === '' ? name : `${folder}/${name}`;

/** Returns the URL path of a file in the shop. */
export const assetUrl = (key: string): string => ASSETS + key;

/** Extracts the key from a file URL. Returns null if the URL does not belong to a file in this shop. */
export function keyOfUrl(url: string): string | null {
  const key = url.startsWith(ASSETS) ? url.slice(ASSETS.length) : '';
  return isFileKey(key) ? key : null;
}

const MAX_SLUG = 60;

/**
 * Creates a readable key segment from the client's file name. For example, `../Summer Hät!.PNG` becomes `summer-hat`.
 */
export const slugOf = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '') || 'image';
