/** Where a file lies in the storage, and in which form it is known outside: `/assets/<key>`. */

const FOLDER_PART = /^[A-Za-z0-9][\w-]{0,63}$/;
const FILE_NAME = /^[A-Za-z0-9][\w-]{0,127}\.(?:jpg|png|gif|webp)$/;
const MAX_FOLDER_PARTS = 5;

const ASSETS = '/assets/';

/** Whether a text is the key of a file that people may see. What the shop keeps for itself begins with `_`. */
export function isFileKey(key: string): boolean {
  const parts = key.split('/');
  const name = parts.pop() ?? '';
  return FILE_NAME.test(name) && parts.length <= MAX_FOLDER_PARTS && parts.every(isFolderName);
}

export const isFolderName = (name: string): boolean => FOLDER_PART.test(name);

/** The folder as keys have it, from the way that a request writes it; null for what is none. */
export function folderOf(path: string): string | null {
  const folder = path.replace(/^\/|\/$/g, '');
  if (folder === '') return '';
  const parts = folder.split('/');
  return parts.length <= MAX_FOLDER_PARTS && parts.every(isFolderName) ? folder : null;
}

export const inFolder = (folder: string, name: string): string =>
  folder === '' ? name : `${folder}/${name}`;

/** The address of a file, a path of this shop. */
export const assetUrl = (key: string): string => ASSETS + key;

/** The key that an address names; null for one that is not ours. */
export function keyOfUrl(url: string): string | null {
  const key = url.startsWith(ASSETS) ? url.slice(ASSETS.length) : '';
  return isFileKey(key) ? key : null;
}

const MAX_SLUG = 60;

/** `summer-hat` of `../Summer Hät!.PNG`: what is left of a client's name for a file, for people to read. */
export const slugOf = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '') || 'image';
