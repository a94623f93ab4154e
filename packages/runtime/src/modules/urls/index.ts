export { checkUrlKey, urlKeyFault, urlKey } from './urlKey.ts';
export { findPage, findRoute, resolvePathWith } from './resolvePath.ts';
export type { FoundPage, Resolution } from './resolvePath.ts';
export { livePaths } from './livePaths.ts';
export type { Page, PageMoved, PageRequest } from './page.ts';
export { pathOf } from './pathOf.ts';
export { saveUrl, saveUrls } from './saveUrl.ts';
export { bequeathUrls, deleteUrls, listUrlParts } from './url.repo.ts';
export { parseUrn, urnOf } from './urn.ts';
