import { refuse } from '../../platform/errors.ts';

export const landingPageNotFound = () =>
  refuse(404, 'LANDING_PAGE_NOT_FOUND', 'Requested landing page not found');
export const landingPageUrlKeyExists = (key: string) =>
  refuse(409, 'URL_KEY_EXISTS', 'URL key "{key}" is already in use by another landing page.', {
    values: { key },
  });
export const publishEndsTooEarly = () =>
  refuse(400, 'PUBLISH_ENDS_TOO_EARLY', 'publish_end must be after publish_start', {
    at: 'publish_end',
  });

export const replacementNotFound = () => refuse(404, 'LANDING_PAGE_NOT_FOUND', 'Landing page not found');
/** Creates the error that lists the active and upcoming rollout plans. */
export const homepageRolloutActive = (rolloutPlans: readonly object[]) =>
  refuse(409, 'HOMEPAGE_ROLLOUT_ACTIVE', 'A homepage rollout plan is active or upcoming. Cancel it first.', {
    extra: { rolloutPlans },
  });
export const homepageChanged = () =>
  refuse(
    409,
    'HOMEPAGE_CHANGED',
    'The homepage or the landing page was changed in the meantime. Nothing was replaced.',
  );
export const homepageEntityScoped = () =>
  refuse(409, 'HOMEPAGE_ENTITY_SCOPED', 'Widgets are placed on the homepage for individual entities');
export const replaceInProgress = () =>
  refuse(409, 'REPLACE_IN_PROGRESS', 'Someone else is replacing the homepage. Try again.');
