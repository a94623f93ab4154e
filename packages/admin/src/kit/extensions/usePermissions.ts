import type { Permissions } from '@shop/admin';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { meQuery } from '../api/queries.ts';
import { mayOf } from '../api/permissions.ts';

/** Returns the administrator's permissions, for extension parts. */
export function usePermissions(): Permissions {
  const { data } = useSuspenseQuery(meQuery);
  return useMemo(() => {
    const may = mayOf(data);
    return { has: (permission) => may(permission) };
  }, [data]);
}
