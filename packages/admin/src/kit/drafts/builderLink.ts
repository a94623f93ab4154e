import { linkTo } from '../shared/linkTo.ts';

/** Returns a link to the page builder for all pages of a route, or for one entity's page. The entity is given as a URN or UUID. */
export function builderLink(route: string, entity?: string | null) {
  const uuid = entity?.slice(entity.lastIndexOf(':') + 1);
  return linkTo(`/page-builder/edit/${route}`, uuid === undefined ? {} : { entity: uuid });
}
