export { checkUrlKey, reservedUrlKeys, urlKeyFault, urlKey } from './urlKey.ts';
export { findPage, findRoute, resolvePath, resolvePathWith } from './resolvePath.ts';
export type { EntityPaths, FoundPage, Resolution } from './resolvePath.ts';
export { livePaths } from './livePaths.ts';
export type { LivePath } from './livePaths.ts';
export type { UrlFacts } from './urlEntity.ts';
export { urlFacts } from './urlFacts.ts';
export type { Page, PageBody, PageMoved, PageRequest } from './page.ts';
export { pathOf } from './pathOf.ts';
export { saveUrl, saveUrls } from './saveUrl.ts';
export { saveTranslatedUrls } from './urlTranslation.repo.ts';
export {
  bequeathUrls,
  deleteUrls,
  findUrl,
  listNewestUrls,
  listTranslatedPaths,
  listUrlParts,
} from './url.repo.ts';
export { parseUrn, urnOf } from './urn.ts';
