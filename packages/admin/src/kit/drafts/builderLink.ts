import { linkTo } from '../shared/linkTo.ts';

/** Returns the link to where the page builder edits the pages of a route, or the page of the entity that a URN or a uuid names. */
export function builderLink(route: string, entity?: string | null) {
  const uuid = entity?.slice(entity.lastIndexOf(':') + 1);
  return linkTo(`/page-builder/edit/${route}`, uuid === undefined ? {} : { entity: uuid });
}
