import { addressesOf } from '../http/routePath.ts';
import type { Route } from '../http/route.ts';
import { cataloguesOf } from '../messages/activeCatalogues.ts';
import { catalogueConflicts } from '../messages/catalogueFaults.ts';
import { suggestion } from '../nearestName.ts';
import { duplicateContribution } from '../registry/createRegistry.ts';
import type { Processor, RegistryKey } from '../registry/processors.ts';
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
    ...unknownProcessorKeys(members),
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

function unknownProcessorKeys(members: readonly Member[]): Problem[] {
  const known = members.flatMap((member) =>
    (contributed(member, 'registryKeys') as readonly RegistryKey[]).map(({ key }) => key),
  );
  return members.flatMap((member) =>
    (contributed(member, 'processors') as readonly Processor[])
      .filter(({ key }) => !known.includes(key))
      .map(({ key }): Problem => {
        const hint = suggestion(key, known);
        return {
          blame: [member],
          exitCode: EXIT.extension,
          fault: {
            where: member.label,
            message: `processor of the unknown key "${String(key)}"`,
            ...(hint && { hint }),
          },
        };
      }),
  );
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
