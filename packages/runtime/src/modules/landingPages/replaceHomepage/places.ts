import type { AppContext } from '../../../platform/contracts/context.ts';
import { activeTheme, HOMEPAGE, HOMEPAGE_AREA } from '../../pageBuilder/index.ts';
import type { PagePlacements } from '../../pageBuilder/index.ts';
import { BODY_AREA, landingPageUrn, ROUTE } from '../landingPageUrl.ts';

/** Describes the homepage and the landing page of a replacement, in the active theme. */
export interface Pages {
  /** The placements on the homepage. Placements for single entities do not belong to it. */
  readonly homepage: PagePlacements;
  /** The placements on the landing page itself. */
  readonly body: PagePlacements & { readonly urn: string };
}

/** Names the two pages of a replacement. */
export function pagesOf(app: AppContext, page: { readonly uuid: string }): Pages {
  const theme = activeTheme(app);
  return {
    homepage: { route: HOMEPAGE, urn: null, theme },
    body: { route: ROUTE, urn: landingPageUrn(page), theme },
  };
}

/** Names the area that the body of the homepage gets on a landing page. */
export const TO_LANDING_PAGE = { from: HOMEPAGE_AREA, to: BODY_AREA };
/** Names the area that the body of a landing page gets on the homepage. */
export const TO_HOMEPAGE = { from: BODY_AREA, to: HOMEPAGE_AREA };
