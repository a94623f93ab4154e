import { useSuspenseQuery } from '@tanstack/react-query';
import { client } from './client.ts';
import { meQuery } from './queries.ts';

/** Reports whether the administrator has a permission. An absent id is never granted. */
export type May = (permission: string | undefined) => boolean;

/** Creates the permission check for an administrator's account. `*` grants everything. */
export function mayOf({ permissions }: { readonly permissions: readonly string[] }): May {
  const held = new Set(permissions);
  return (permission) => permission !== undefined && (held.has('*') || held.has(permission));
}

/** Reads the signed-in administrator's permissions outside of components. */
export const readMay = async (): Promise<May> => mayOf(await client.ensureQueryData(meQuery));

/** Returns the signed-in administrator's permission check. */
export const useMay = (): May => mayOf(useSuspenseQuery(meQuery).data);
