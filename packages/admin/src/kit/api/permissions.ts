import { useSuspenseQuery } from '@tanstack/react-query';
import { client } from './client.ts';
import { meQuery } from './queries.ts';

/** Reports whether the administrator holds the route of an id. An absent id is held by nobody. */
export type May = (permission: string | undefined) => boolean;

/** Reads what an administrator may do from their account. `*` holds everything. */
export function mayOf({ permissions }: { readonly permissions: readonly string[] }): May {
  const held = new Set(permissions);
  return (permission) => permission !== undefined && (held.has('*') || held.has(permission));
}

/** Reads what the logged-in administrator may do, outside of components. */
export const readMay = async (): Promise<May> => mayOf(await client.ensureQueryData(meQuery));

/** Returns what the logged-in administrator may do. */
export const useMay = (): May => mayOf(useSuspenseQuery(meQuery).data);
