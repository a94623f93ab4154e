import { useParams, useSearch } from '@tanstack/react-router';
import { BuilderPage } from './BuilderPage.tsx';

/** Renders the page builder from its URL: the route is in the path, the entity and changeset in the query string. */
export function BuilderRoute() {
  const { route } = useParams({ strict: false }) as { readonly route: string };
  const { entity = null, changeset = null } = useSearch({ strict: false }) as {
    readonly entity?: string;
    readonly changeset?: string;
  };
  return (
    <BuilderPage
      key={`${route} ${entity} ${changeset}`}
      route={route}
      entity={entity}
      changeset={changeset}
    />
  );
}
