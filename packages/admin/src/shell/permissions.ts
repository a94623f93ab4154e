import { useSuspenseQuery } from '@tanstack/react-query';
import { meQuery } from '../api/queries.ts';

/** Tells whether the administrator holds the route of an id. An absent id is held by nobody. */
export type May = (permission: string | undefined) => boolean;

/** Returns what the logged-in administrator may do. `*` holds everything. */
export function useMay(): May {
  const { data } = useSuspenseQuery(meQuery);
  const held = new Set(data.permissions);
  return (permission) => permission !== undefined && (held.has('*') || held.has(permission));
}
