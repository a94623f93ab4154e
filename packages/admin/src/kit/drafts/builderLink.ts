/**
 * Returns where the page builder edits the pages of a route, or the page of the entity that a URN or a uuid names, as links of the router
 * take it.
 */
export function builderLink(route: string, entity?: string | null) {
  const uuid = entity?.slice(entity.lastIndexOf(':') + 1);
  return {
    to: `/page-builder/edit/${route}` as never,
    search: (uuid === undefined ? {} : { entity: uuid }) as never,
  };
}
