import { linkTo } from '../shared/linkTo.ts';

/** Returns the link to the page builder for the pages of a route, or for the page of the entity with a URN or UUID. */
export function builderLink(route: string, entity?: string | null) {
  const uuid = entity?.slice(entity.lastIndexOf(':') + 1);
  return linkTo(`/page-builder/edit/${route}`, uuid === undefined ? {} : { entity: uuid });
}
