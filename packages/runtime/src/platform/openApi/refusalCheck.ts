import type { RefusalCheck } from '../http/routePlan.ts';
import { sharedStatuses } from './failures.ts';
import { codesOf } from './refused.ts';
import type { Codes, Refused } from './refused.ts';

/**
 * Creates the check that compares refusals in tests with the OpenAPI document. Skips routes for which the document lists no
 * error codes, and codes from extensions, because an extension may reject a request in any operation that calls it.
 */
export function refusalCheck({ byServer, byRoutes }: Refused): RefusalCheck {
  const ofRoutes = new Map(Object.values(byRoutes).flatMap((routes) => Object.entries(routes)));
  const known = new Set([byServer, ...ofRoutes.values()].flatMap(everyCode));
  return (plan, method, { status, code }) => {
    const own = ofRoutes.get(plan.id);
    if (!own || !known.has(code)) return null;
    const isShared = plan.isForStaff || sharedStatuses(plan, method).includes(String(status));
    const reported = [own, ...(isShared ? [byServer] : [])];
    return reported.some((codes) => codesOf(codes, String(status)).includes(code))
      ? null
      : `The route "${plan.id}" refused with ${status} ${code}, which its description does not name: see scripts/refusals`;
  };
}

const everyCode = (codes: Codes): readonly string[] =>
  Object.keys(codes).flatMap((status) => codesOf(codes, status));
