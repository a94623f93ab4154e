import { EXIT } from '../startFailure.ts';
import type { ContributionKind, ContributionPoint } from '../contracts/extension.ts';
import type { Member, Problem } from './member.ts';
import { platformPoints } from './platformPoints.ts';

type Check = NonNullable<ContributionPoint['fault']>;

/** Collects the contribution points that the platform and the members declare, including the members' additional checks. */
export function gatherPoints(members: readonly Member[]): {
  points: Map<string, ContributionPoint>;
  problems: Problem[];
} {
  const points = new Map<string, ContributionPoint>(Object.entries(platformPoints));
  const owners = new Map<string, Member>();
  const problems: Problem[] = [];
  for (const member of members)
    for (const [kind, point] of Object.entries(member.extension.contributionPoints ?? {})) {
      const first = owners.get(kind);
      if (points.has(kind) || NOT_CONTRIBUTED.has(kind))
        problems.push({
          blame: first ? [member, first] : [member],
          exitCode: EXIT.extension,
          fault: {
            where: member.label,
            message: `contribution point "${kind}" is declared by both ${first?.label ?? 'the platform'} and ${member.label}`,
          },
        });
      else {
        points.set(kind, point);
        owners.set(kind, member);
      }
    }
  for (const { extension } of members)
    for (const [kind, check] of Object.entries(extension.contributionChecks ?? {})) {
      const point = points.get(kind);
      if (point) points.set(kind, { ...point, fault: bothChecks(point, check) });
    }
  return { points, problems };
}

const bothChecks =
  (point: ContributionPoint, check: Check): Check =>
  (item, extension) =>
    point.fault?.(item, extension) ?? check(item, extension);

/** The members of a setup result that are not contributions. */
export const NOT_CONTRIBUTED: ReadonlySet<string> = new Set(['services', 'start', 'work']);

/** Returns a member's contributions of one kind. They may not have been validated yet. */
export const contributed = ({ setup }: Member, kind: string): readonly unknown[] => {
  const items: unknown = setup[kind as ContributionKind];
  return Array.isArray(items) ? items : [];
};
