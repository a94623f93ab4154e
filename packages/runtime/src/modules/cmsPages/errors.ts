import { refuse } from '../../platform/errors.ts';

export const cmsPageNotFound = () => refuse(404, 'CMS_PAGE_NOT_FOUND', 'Page not found');
export const cmsPageUrlKeyExists = (key: string) =>
  refuse(409, 'URL_KEY_EXISTS', 'URL key "{key}" is already in use by another cms page.', {
    values: { key },
  });
