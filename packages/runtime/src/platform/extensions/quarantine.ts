import { EXIT } from '../startFailure.ts';
import { checkContributions } from './checkContributions.ts';
import { findCollisions } from './findCollisions.ts';
import { gatherPoints } from './gatherPoints.ts';
import type { Quarantined } from './installed.ts';
import type { Member, Problem } from './member.ts';
import { attributeSlice } from './slice.ts';
import { orderExtensions } from './order.ts';
import type { Absence } from './order.ts';

export interface Fitting {
  readonly members: readonly Member[];
  /** The names of missing extensions with the reason, for error messages about `after`. */
  readonly absent: ReadonlyMap<string, Absence>;
  /** The names of missing extensions that are already reported as faults. */
  readonly blamed: ReadonlySet<string>;
}

/**
 * Leaves out optional extensions, one at a time, until the remaining members are compatible or only required ones are at fault. If
 * two extensions conflict, the later one is left out first. Returns the remaining members in order and the faults that stop
 * startup.
 */
export function quarantine({ members, absent, blamed }: Fitting): {
  ordered: Member[];
  quarantined: Quarantined[];
  problems: Problem[];
} {
  const quarantined: Quarantined[] = [];
  const missing = new Map(absent);
  let rest = members;
  for (;;) {
    const { ordered, problems } = fit(rest, missing, blamed);
    const found = firstOptional(problems);
    if (!found) return { ordered, quarantined, problems };
    const { name, origin } = found.culprit;
    quarantined.push({ name, fault: found.problem.fault });
    missing.set(name, absenceOfQuarantined(name, found.problem.fault.message));
    rest = rest.filter((member) => member.origin !== origin);
  }
}

export const isOptional = ({ origin }: Problem['blame'][number]): boolean => origin?.required === false;

export const absenceOfQuarantined = (name: string, reason: string): Absence => ({
  why: `is quarantined: ${reason}`,
  hint: `Fix ${name}, or make this one optional too.`,
});

function firstOptional(problems: readonly Problem[]) {
  for (const problem of problems) {
    const culprit = problem.blame.find(isOptional);
    if (culprit) return { problem, culprit };
  }
  return null;
}

/** Sorts the members, and returns all faults between them. */
function fit(
  members: readonly Member[],
  absent: ReadonlyMap<string, Absence>,
  blamed: ReadonlySet<string>,
): { ordered: Member[]; problems: Problem[] } {
  const names = namesTaken(members);
  const { ordered, problems: orderProblems } = inOrder(members, absent, blamed);
  const { points, problems: pointProblems } = gatherPoints(members);
  const shapes = members.map((member) => ({
    member,
    problems: attributeSlice(
      member,
      checkContributions(member, points),
      (setup) => checkContributions({ ...member, setup }, points).length === 0,
    ),
  }));
  const sound = new Set(shapes.flatMap(({ member, problems }) => (problems.length === 0 ? member : [])));
  const known = [...ordered, ...members.filter((member) => !ordered.includes(member))];
  return {
    ordered,
    problems: [
      ...names,
      ...orderProblems,
      ...pointProblems,
      ...shapes.flatMap(({ problems }) => problems),
      ...findCollisions(
        known.filter((member) => sound.has(member)),
        points,
      ),
    ],
  };
}

/**
 * Finds members that share a name. A module and an extension may have the same name, so that a new module cannot break an existing
 * extension.
 */
function namesTaken(members: readonly Member[]): Problem[] {
  const first = new Map<string, Member>();
  return members.flatMap((member): Problem[] => {
    const own = `${member.origin === null} ${member.name}`;
    const other = first.get(own);
    if (!other) {
      first.set(own, member);
      return [];
    }
    return [
      {
        blame: [member, other],
        exitCode: EXIT.extension,
        fault: {
          where: member.label,
          message: `has the same name as ${other.label}`,
          hint: 'Rename one of them.',
        },
      },
    ];
  });
}

/** Sorts the members. All modules precede all extensions. */
function inOrder(
  members: readonly Member[],
  absent: ReadonlyMap<string, Absence>,
  blamed: ReadonlySet<string>,
): { ordered: Member[]; problems: Problem[] } {
  const sortable = members.map((member) => ({ member, name: member.name, after: member.extension.after }));
  const modules = orderExtensions(
    sortable.filter(({ member }) => member.origin === null),
    new Set(),
  );
  const taken = new Set(members.flatMap(({ name, origin }) => (origin === null ? [] : name)));
  // If a module and an extension share a name, that name in `after` means the extension, because modules are always loaded earlier.
  const before = modules.ordered.map(({ name }) => name).filter((name) => !taken.has(name));
  const placed = new Set([...before, ...blamed]);
  const extensions = orderExtensions(
    sortable.filter(({ member }) => member.origin !== null),
    placed,
    absent,
  );
  return {
    ordered: [...modules.ordered, ...extensions.ordered].map(({ member }) => member),
    problems: [...modules.faults, ...extensions.faults].map(
      ({ item: { member }, message, hint }): Problem => ({
        blame: [member],
        exitCode: EXIT.extension,
        fault: { where: member.label, message, hint },
      }),
    ),
  };
}
