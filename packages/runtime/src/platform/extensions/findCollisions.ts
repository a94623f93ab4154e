import { addressesOf } from '../http/routePath.ts';
import { sdkNameOf } from '../openApi/sdkName.ts';
import type { Route } from '../contracts/route.ts';
import { cataloguesOf } from './activeCatalogues.ts';
import { catalogueConflicts } from './catalogueFaults.ts';
import { suggestion } from '../nearestName.ts';
import { duplicateContribution } from '../registry/createRegistry.ts';
import { EXIT } from '../startFailure.ts';
import type { ContributionPoint } from '../contracts/extension.ts';
import { declaredSettings } from './declaredSettings.ts';
import { contributed } from './gatherPoints.ts';
import type { Member, Problem } from './member.ts';

/** Finds faults between members whose contributions are individually valid: duplicate keys and references to unknown keys. */
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
        point.isOwned,
      ),
    ),
    ...doubles(
      members,
      (member) => routesOf(member).flatMap(addressesOf),
      (address, first, second) =>
        first === second
          ? `${address} is handled twice by ${first}`
          : `${address} is handled by both ${first} and ${second}`,
    ),
    ...sdkCollisions(members),
    ...doubles(
      members,
      (member) => declaredSettings(member, points).map(([key]) => key),
      (key, first, second) => duplicateContribution('setting', key, first, second),
    ),
    ...unknownNames(members, points),
    ...messageProblems(members),
  ];
}

const routesOf = (member: Member) => contributed(member, 'routes') as readonly Route[];

/** Lists a member's routes with their SDK names. Repeated route IDs are skipped, because they are reported separately. */
const sdkNamesOf = (member: Member) =>
  [...new Map(routesOf(member).map((route) => [route.id, route])).values()].flatMap((value) => {
    const name = sdkNameOf({ owner: member.name, isCore: member.origin === null, value });
    return name ? [{ ...name, route: value }] : [];
  });

/**
 * Finds routes that share an SDK name, and extension routes that use the name of one of the shop's SDK resources. Such a resource
 * would replace the shop's resource, including all of its methods.
 */
function sdkCollisions(members: readonly Member[]): Problem[] {
  const ofShop = new Set(
    members
      .filter(({ origin }) => origin === null)
      .flatMap((member) => sdkNamesOf(member).map(({ resource }) => resource)),
  );
  const taken = members
    .filter(({ origin }) => origin !== null)
    .flatMap((member) =>
      sdkNamesOf(member)
        .filter(({ resource, route: { sdk } }) => sdk && sdk.resource !== undefined && ofShop.has(resource))
        .map(({ resource, route }): Problem => ({
          blame: [member],
          exitCode: EXIT.extension,
          fault: {
            where: member.label,
            message: `route "${route.id}": sdk.resource "${resource}" is one of the shop's own`,
            hint: 'Give it another name.',
          },
        })),
    );
  const twice = doubles(
    members,
    (member) => sdkNamesOf(member).map(({ resource, method }) => `${resource}.${method}`),
    (name, first, second) =>
      first === second
        ? `the method ${name} of the SDK calls two routes of ${first}`
        : `the method ${name} of the SDK calls a route of both ${first} and ${second}`,
  );
  return [...taken, ...twice];
}

function doubles(
  members: readonly Member[],
  keysOf: (member: Member) => readonly string[],
  message: (key: string, first: string, second: string) => string,
  isOwned = false,
): Problem[] {
  const owners = new Map<string, Member>();
  const problems: Problem[] = [];
  for (const member of members)
    for (const key of keysOf(member)) {
      const first = owners.get(key);
      owners.set(key, first ?? member);
      if (first && (!isOwned || first === member))
        problems.push({
          blame: [member, first],
          exitCode: EXIT.extension,
          fault: { where: member.label, message: message(key, first.label, member.label) },
        });
    }
  return problems;
}

/** Finds references to contributions that do not exist, such as a processor whose key is unknown. */
function unknownNames(members: readonly Member[], points: ReadonlyMap<string, ContributionPoint>): Problem[] {
  return [...points].flatMap(([kind, { noun, keyOf, names }]) => {
    if (!names) return [];
    const keyOfOther = points.get(names.kind)?.keyOf as ((item: unknown) => string | null) | undefined;
    const known = members.flatMap((member) =>
      contributed(member, names.kind).flatMap((item) => keyOfOther?.(item) ?? []),
    );
    return members.flatMap((member) =>
      contributed(member, kind).flatMap((item) => {
        const name = names.key(item as never);
        if (known.includes(name)) return [];
        const own = keyOf(item as never);
        const what = own === null ? noun : `${noun} "${own}"`;
        return [unknownName(member, `${what} for the unknown ${names.noun} "${name}"`, name, known)];
      }),
    );
  });
}

function unknownName(member: Member, message: string, name: string, known: readonly string[]): Problem {
  const hint = suggestion(name, known);
  return {
    blame: [member],
    exitCode: EXIT.extension,
    fault: { where: member.label, message, ...(hint && { hint }) },
  };
}

/**
 * Finds messages that override or translate a nonexistent message, and messages with placeholders that the English message lacks.
 */
function messageProblems(members: readonly Member[]): Problem[] {
  const { conflicts, keys } = catalogueConflicts(cataloguesOf(members));
  return conflicts.flatMap(({ catalogue, key, message }) => {
    const { owner, locale } = catalogue;
    const member = members.find((one) => contributed(one, 'messages').includes(catalogue));
    const hint = suggestion(key, keys);
    const fault = {
      where: member?.label ?? owner,
      message: `message catalogue "${owner} ${locale}": ${message}`,
      ...(!keys.includes(key) && hint && { hint }),
    };
    return member ? [{ blame: [member], exitCode: EXIT.extension, fault }] : [];
  });
}
