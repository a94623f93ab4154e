export { resolvePath } from './resolvePath.ts';
export { saveUrl, saveUrls } from './saveUrl.ts';
export { deleteUrls } from './url.repo.ts';
export type { UrlEntry } from './url.repo.ts';
export { urlKey } from './urlKey.ts';
