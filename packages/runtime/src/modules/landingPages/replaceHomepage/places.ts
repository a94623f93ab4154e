import type { AppContext } from '../../../platform/contracts/context.ts';
import { activeTheme, HOMEPAGE, HOMEPAGE_AREA } from '../../pageBuilder/index.ts';
import type { PagePlacements } from '../../pageBuilder/index.ts';
import { BODY_AREA, landingPageUrn, ROUTE } from '../landingPageUrl.ts';

/** The homepage and the landing page that replaces it, in the active theme. */
export interface Pages {
  /** The homepage placements, excluding placements for individual entities. */
  readonly homepage: PagePlacements;
  /** The placements on the landing page itself. */
  readonly body: PagePlacements & { readonly urn: string };
}

/** Returns the two pages of a replacement. */
export function pagesOf(app: AppContext, page: { readonly uuid: string }): Pages {
  const theme = activeTheme(app);
  return {
    homepage: { route: HOMEPAGE, urn: null, theme },
    body: { route: ROUTE, urn: landingPageUrn(page), theme },
  };
}

/** Maps the homepage body area to the landing page body area. */
export const TO_LANDING_PAGE = { from: HOMEPAGE_AREA, to: BODY_AREA };
/** Maps the landing page body area to the homepage body area. */
export const TO_HOMEPAGE = { from: BODY_AREA, to: HOMEPAGE_AREA };
