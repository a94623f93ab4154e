import type { ReplaceHomepagePreflightData } from '@shop/sdk';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../api/shop.ts';

export type Preflight = ReplaceHomepagePreflightData;

/** Query for the effects of replacing the homepage with a landing page. It is fetched only on request and never in the background. */
export const preflightQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['landingPages', 'preflight', uuid],
    queryFn: () => shop.landingPages.replaceHomepagePreflight(uuid),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Reports whether anything blocks the replacement. */
export const isBlocked = ({ blockers }: Preflight): boolean =>
  blockers.rolloutPlans.length > 0 || blockers.entityScopedHomepage;
