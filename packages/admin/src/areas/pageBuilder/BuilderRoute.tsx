import { useParams, useSearch } from '@tanstack/react-router';
import { BuilderPage } from './BuilderPage.tsx';

/** Renders the page builder from its URL. The path contains the route, and the query string contains the entity and changeset. */
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
