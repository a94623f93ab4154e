/** The key of a file is its place in the storage; its address is `/assets/<key>`. */

const FOLDER_PART = /^[A-Za-z0-9][\w-]{0,63}$/;
const FILE_NAME = /^[A-Za-z0-9][\w-]{0,127}\.(?:jpg|png|gif|webp)$/;
const MAX_FOLDER_PARTS = 5;

const ASSETS = '/assets/';

/** Reports whether a text is the key of a public file. Internal files begin with `_`. */
export function isFileKey(key: string): boolean {
  const parts = key.split('/');
  const name = parts.pop() ?? '';
  return FILE_NAME.test(name) && parts.length <= MAX_FOLDER_PARTS && parts.every(isFolderName);
}

export const isFolderName = (name: string): boolean => FOLDER_PART.test(name);

/** Normalizes the folder of a request, as keys have it. Null: it is no folder. */
export function folderOf(path: string): string | null {
  const folder = path.replace(/^\/|\/$/g, '');
  if (folder === '') return '';
  const parts = folder.split('/');
  return parts.length <= MAX_FOLDER_PARTS && parts.every(isFolderName) ? folder : null;
}

export const inFolder = (folder: string, name: string): string =>
  folder === '' ? name : `${folder}/${name}`;

/** Creates the address of a file, a path of the shop. */
export const assetUrl = (key: string): string => ASSETS + key;

/** Reads the key from the address of a file. Null: it is not a file of the shop. */
export function keyOfUrl(url: string): string | null {
  const key = url.startsWith(ASSETS) ? url.slice(ASSETS.length) : '';
  return isFileKey(key) ? key : null;
}

const MAX_SLUG = 60;

/** Creates a readable part of a key from the client's name of a file: `summer-hat` from `../Summer Hät!.PNG`. */
export const slugOf = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '') || 'image';
