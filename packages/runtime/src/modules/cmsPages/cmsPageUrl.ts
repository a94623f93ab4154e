import { urnOf } from '../urls/index.ts';
import type { UrlEntry } from '../urls/contract.ts';

interface Entity {
  readonly uuid: string;
  readonly url_key: string;
}

/** The service and the type in the URN of a CMS page. */
export const URN_KIND = 'cms:page';

export const cmsPageUrn = ({ uuid }: Pick<Entity, 'uuid'>): string => urnOf(URN_KIND, uuid);

/** Returns the path of a CMS page. */
export const cmsPagePath = ({ url_key }: Pick<Entity, 'url_key'>): string => `/${url_key}`;

export const cmsPageUrl = (page: Entity): UrlEntry => ({
  entityType: 'cms_page',
  entityUuid: page.uuid,
  path: cmsPagePath(page),
  target: `/page/${page.url_key}`,
});
