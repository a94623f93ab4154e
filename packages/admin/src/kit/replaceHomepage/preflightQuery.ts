import type { ReplaceHomepagePreflightData } from '@shop/sdk';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../api/shop.ts';

export type Preflight = ReplaceHomepagePreflightData;

/** What replacing the homepage by a page would do. It is read when somebody asks, and not behind their back. */
export const preflightQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['landingPages', 'preflight', uuid],
    queryFn: () => shop.landingPages.replaceHomepagePreflight(uuid),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Reports whether something has to be cleared away before the homepage can be replaced. */
export const isBlocked = ({ blockers }: Preflight): boolean =>
  blockers.rolloutPlans.length > 0 || blockers.entityScopedHomepage;
