import { refuse } from '../../platform/errors.ts';

export const landingPageNotFound = () =>
  refuse(404, 'LANDING_PAGE_NOT_FOUND', 'Requested landing page not found');
export const landingPageUrlKeyExists = (key: string) =>
  refuse(409, 'URL_KEY_EXISTS', `URL key "${key}" is already in use by another landing page.`);
export const publishEndsTooEarly = () =>
  refuse(400, 'PUBLISH_ENDS_TOO_EARLY', 'publish_end must be after publish_start', {
    details: [{ path: 'publish_end', message: 'publish_end must be after publish_start' }],
  });
