import { useSuspenseQuery } from '@tanstack/react-query';
import { client } from './client.ts';
import { meQuery } from './queries.ts';

/** Checks whether the administrator has a permission. Returns false for an undefined id. */
export type May = (permission: string | undefined) => boolean;

/** Creates the permission check for an administrator. The permission `*` grants all others. */
export function mayOf({ permissions }: { readonly permissions: readonly string[] }): May {
  const granted = new Set(permissions);
  return (permission) => permission !== undefined && (granted.has('*') || granted.has(permission));
}

/** Returns the signed-in administrator's permission check, for code outside of components. */
export const readMay = async (): Promise<May> => mayOf(await client.ensureQueryData(meQuery));

/** Returns the signed-in administrator's permission check. */
export const useMay = (): May => mayOf(useSuspenseQuery(meQuery).data);
