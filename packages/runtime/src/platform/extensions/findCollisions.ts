import type { Subscriber } from '../events/contract.ts';
import { addressesOf } from '../http/routePath.ts';
import type { Route } from '../http/route.ts';
import { cataloguesOf } from '../messages/activeCatalogues.ts';
import { catalogueConflicts } from '../messages/catalogueFaults.ts';
import { suggestion } from '../nearestName.ts';
import { duplicateContribution } from '../registry/createRegistry.ts';
import type { Processor } from '../registry/processors.ts';
import { EXIT } from '../startFailure.ts';
import type { ContributionPoint } from './contract.ts';
import { declaredSettings } from './declaredSettings.ts';
import { contributed } from './gatherPoints.ts';
import type { Member, Problem } from './member.ts';

/** Finds the conflicts between members whose contributions are valid by themselves: duplicate keys, and unknown ones that are named. */
export function findCollisions(
  members: readonly Member[],
  points: ReadonlyMap<string, ContributionPoint>,
): Problem[] {
  return [
    ...[...points].flatMap(([kind, point]) =>
      doubles(
        members,
        (member) => contributed(member, kind).flatMap((item) => point.keyOf(item as never) ?? []),
        (key, first, second) => duplicateContribution(point.noun, key, first, second),
      ),
    ),
    ...doubles(
      members,
      (member) => (contributed(member, 'routes') as readonly Route[]).flatMap(addressesOf),
      (address, first, second) =>
        first === second
          ? `${address} is answered twice by ${first}`
          : `${address} is answered by both ${first} and ${second}`,
    ),
    ...doubles(
      members,
      (member) => declaredSettings(member, points).map(([key]) => key),
      (key, first, second) => duplicateContribution('setting', key, first, second),
    ),
    ...uncalled(members),
    ...messageProblems(members),
  ];
}

function doubles(
  members: readonly Member[],
  keysOf: (member: Member) => readonly string[],
  message: (key: string, first: string, second: string) => string,
): Problem[] {
  const owners = new Map<string, Member>();
  const problems: Problem[] = [];
  for (const member of members)
    for (const key of keysOf(member)) {
      const first = owners.get(key);
      owners.set(key, first ?? member);
      if (first)
        problems.push({
          blame: [member, first],
          exitCode: EXIT.extension,
          fault: { where: member.label, message: message(key, first.label, member.label) },
        });
    }
  return problems;
}

const namesOf = (members: readonly Member[], kind: string, key: string): readonly string[] =>
  members.flatMap((member) =>
    contributed(member, kind).map((item) => String(Reflect.get(item as object, key))),
  );

/** Finds processors of keys and subscribers of events that nobody declares: they would never be called. */
function uncalled(members: readonly Member[]): Problem[] {
  const keys = namesOf(members, 'registryKeys', 'key');
  const events = namesOf(members, 'events', 'name');
  return members.flatMap((member) => [
    ...(contributed(member, 'processors') as readonly Processor[])
      .filter(({ key }) => !keys.includes(key))
      .map(({ key }) => unknownName(member, `processor of the unknown key "${String(key)}"`, key, keys)),
    ...(contributed(member, 'subscribers') as readonly Subscriber[])
      .filter(({ event }) => !events.includes(event))
      .map(({ id, event }) =>
        unknownName(member, `subscriber "${id}" of the unknown event "${String(event)}"`, event, events),
      ),
  ]);
}

function unknownName(member: Member, message: string, name: string, known: readonly string[]): Problem {
  const hint = suggestion(name, known);
  return {
    blame: [member],
    exitCode: EXIT.extension,
    fault: { where: member.label, message, ...(hint && { hint }) },
  };
}

/** Finds texts that replace or translate a text that does not exist, or that take other values than the English text. */
function messageProblems(members: readonly Member[]): Problem[] {
  const { conflicts, keys } = catalogueConflicts(cataloguesOf(members));
  return conflicts.flatMap(({ catalogue: { owner, locale }, key, message }) => {
    const member = members.find(({ name }) => name === owner);
    const hint = suggestion(key, keys);
    const fault = {
      where: member?.label ?? owner,
      message: `message catalogue "${owner} ${locale}": ${message}`,
      ...(!keys.includes(key) && hint && { hint }),
    };
    return member ? [{ blame: [member], exitCode: EXIT.extension, fault }] : [];
  });
}
