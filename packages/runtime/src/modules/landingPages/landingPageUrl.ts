import { urnOf } from '../urls/index.ts';
import type { UrlEntry } from '../urls/contract.ts';
import { isLive } from './visibility.ts';

type Window = Parameters<typeof isLive>[0];

interface Entity {
  readonly uuid: string;
  readonly url_key: string;
}

/** Names the service and the type in the URN of a landing page. */
export const URN_KIND = 'promotion:landing_page';
/** Names the route of landing pages, which placements name. */
export const ROUTE = 'landingPageView';
/** Names the area of a landing page that its body is placed in. */
export const BODY_AREA = 'landing_page_content';

/** Returns the URN by which placements and links name a page. */
export const landingPageUrn = ({ uuid }: Pick<Entity, 'uuid'>): string => urnOf(URN_KIND, uuid);

/** Returns the public path of a page. */
export const landingPagePath = ({ url_key }: Pick<Entity, 'url_key'>): string => `/${url_key}`;
export const landingPageEditPath = ({ uuid }: Pick<Entity, 'uuid'>): string =>
  `/admin/landing-page/edit/${uuid}`;

/** Returns the path of the page builder for the pages of a route. */
export const pageBuilderPath = (route: string): string => `/admin/page-builder/edit/${route}`;
export const landingPageBuilderPath = ({ uuid }: Pick<Entity, 'uuid'>): string =>
  `${pageBuilderPath(ROUTE)}?entity=${uuid}`;

/** Creates the entry of a page's URL. `now` tells whether the page is live. */
export const landingPageUrl = (page: Entity & Window, now: Date): UrlEntry => ({
  entityType: 'landing_page',
  entityUuid: page.uuid,
  path: landingPagePath(page),
  target: `/landing/${page.url_key}`,
  isLive: isLive(page, now),
});
