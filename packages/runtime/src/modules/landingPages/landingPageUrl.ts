import { urnOf } from '../urls/index.ts';
import type { UrlEntry } from '../urls/contract.ts';
import { isLive } from './visibility.ts';

type Window = Parameters<typeof isLive>[0];

interface Entity {
  readonly uuid: string;
  readonly url_key: string;
}

/** The service and the type in the URN of a landing page. */
export const URN_KIND = 'promotion:landing_page';
/** The route of landing pages, which placements refer to. */
export const ROUTE = 'landingPageView';
/** The area that contains the body of a landing page. */
export const BODY_AREA = 'landing_page_content';

/** Returns the URN that placements and links use to refer to a page. */
export const landingPageUrn = ({ uuid }: Pick<Entity, 'uuid'>): string => urnOf(URN_KIND, uuid);

/** Returns a landing page's public path. */
export const landingPagePath = ({ url_key }: Pick<Entity, 'url_key'>): string => `/${url_key}`;
export const landingPageEditPath = ({ uuid }: Pick<Entity, 'uuid'>): string =>
  `/admin/landing-page/edit/${uuid}`;

/** Returns the page builder path for a route's pages. */
export const pageBuilderPath = (route: string): string => `/admin/page-builder/edit/${route}`;
export const landingPageBuilderPath = ({ uuid }: Pick<Entity, 'uuid'>): string =>
  `${pageBuilderPath(ROUTE)}?entity=${uuid}`;

/** Creates the URL entry of a page. `now` determines whether the page is live. */
export const landingPageUrl = (page: Entity & Window, now: Date): UrlEntry => ({
  entityType: 'landing_page',
  entityUuid: page.uuid,
  path: landingPagePath(page),
  target: `/landing/${page.url_key}`,
  isLive: isLive(page, now),
});
