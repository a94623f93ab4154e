export { hasCmsPages } from './cmsPage.repo.ts';
export type { NewCmsPageBody } from './cmsPageBody.ts';
export { cmsPageUrn } from './cmsPageUrl.ts';
export { createCmsPage, deleteUnchangedCmsPages } from './writeCmsPage.ts';
export { suggestedCmsPages } from './cmsPageSearch.ts';
