import type { AppContext } from '../../../platform/context.ts';
import { activeTheme, HOMEPAGE, HOMEPAGE_AREA } from '../../pageBuilder/index.ts';
import type { PageSpots } from '../../pageBuilder/index.ts';
import { BODY_AREA, landingPageUrn, ROUTE } from '../landingPageUrl.ts';

/** The two pages of a replacement, in the active theme. */
export interface Pages {
  /** What is placed for single entities does not belong to it. */
  readonly homepage: PageSpots;
  /** What is placed on the landing page itself. */
  readonly body: PageSpots & { readonly urn: string };
}

export function pagesOf(app: AppContext, page: { readonly uuid: string }): Pages {
  const theme = activeTheme(app);
  return {
    homepage: { route: HOMEPAGE, urn: null, theme },
    body: { route: ROUTE, urn: landingPageUrn(page), theme },
  };
}

/** Where the body goes, on the way from the homepage to a landing page and back. */
export const TO_LANDING_PAGE = { from: HOMEPAGE_AREA, to: BODY_AREA };
export const TO_HOMEPAGE = { from: BODY_AREA, to: HOMEPAGE_AREA };
