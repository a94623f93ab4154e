import { urnOf } from '../urls/index.ts';
import type { UrlEntry } from '../urls/index.ts';

interface Entity {
  readonly uuid: string;
  readonly url_key: string;
}

/** Service and type in the URN of a landing page. */
export const URN_KIND = 'promotion:landing_page';
/** The route that shows landing pages: placements name it. */
export const ROUTE = 'landingPageView';
/** Where the body of a landing page is placed. */
export const BODY_AREA = 'landing_page_content';

/** By it the placements of widgets name the page. */
export const landingPageUrn = ({ uuid }: Pick<Entity, 'uuid'>): string => urnOf(URN_KIND, uuid);

/** Where a page answers. */
export const landingPagePath = ({ url_key }: Pick<Entity, 'url_key'>): string => `/${url_key}`;
export const landingPageEditPath = ({ uuid }: Pick<Entity, 'uuid'>): string =>
  `/admin/landing-page/edit/${uuid}`;

/** Where the page builder opens the pages of a route. */
export const pageBuilderPath = (route: string): string => `/admin/page-builder/edit/${route}`;
export const landingPageBuilderPath = ({ uuid }: Pick<Entity, 'uuid'>): string =>
  `${pageBuilderPath(ROUTE)}?entity=${uuid}`;

export const landingPageUrl = (page: Entity): UrlEntry => ({
  entityType: 'landing_page',
  entityUuid: page.uuid,
  path: landingPagePath(page),
  target: `/landing/${page.url_key}`,
});
