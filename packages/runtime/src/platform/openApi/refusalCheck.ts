import type { RefusalCheck } from '../http/routePlan.ts';
import { sharedStatuses } from './failures.ts';
import { codesOf } from './refused.ts';
import type { Codes, Refused } from './refused.ts';

/**
 * Creates the check that compares refusals in tests with the OpenAPI document. Routes whose codes the document does not know are
 * skipped, as are codes of extensions, which may reject requests in any operation that calls them.
 */
export function refusalCheck({ byServer, byRoutes }: Refused): RefusalCheck {
  const ofRoutes = new Map(Object.values(byRoutes).flatMap((routes) => Object.entries(routes)));
  const known = new Set([byServer, ...ofRoutes.values()].flatMap(everyCode));
  return (plan, method, { status, code }) => {
    const own = ofRoutes.get(plan.id);
    if (!own || !known.has(code)) return null;
    const isShared = plan.isForStaff || sharedStatuses(plan, method).includes(String(status));
    const told = [own, ...(isShared ? [byServer] : [])];
    return told.some((codes) => codesOf(codes, String(status)).includes(code))
      ? null
      : `The route "${plan.id}" refused with ${status} ${code}, which its description does not name: see scripts/refusals`;
  };
}

const everyCode = (codes: Codes): readonly string[] =>
  Object.keys(codes).flatMap((status) => codesOf(codes, status));
