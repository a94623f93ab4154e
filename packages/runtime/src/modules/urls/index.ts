export { findRoute } from './findRoute.ts';
export type { FoundRoute } from './findRoute.ts';
export { resolvePath } from './resolvePath.ts';
export type { Claimant, Resolution } from './resolvePath.ts';
export { saveUrl, saveUrls } from './saveUrl.ts';
export { removeUrls as deleteUrls } from './url.repo.ts';
export type { UrlEntry } from './url.repo.ts';
export type { UrlEntity } from './urlEntity.ts';
export { urlKey } from './urlKey.ts';
