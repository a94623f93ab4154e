import { suggestion } from '../nearestName.ts';
import { EXIT } from '../startFailure.ts';
import type { ContributionPoint } from '../contracts/extension.ts';
import { contributed, NOT_CONTRIBUTED } from './gatherPoints.ts';
import type { Member, Problem } from './member.ts';
import { hasDefault } from './declarationFaults.ts';
import { shapeFault } from './shapeFault.ts';
import type { ShapeFault } from './shapeFault.ts';

/** Validates each of a member's contributions individually. Returns the faults. */
export function checkContributions(
  member: Member,
  points: ReadonlyMap<string, ContributionPoint>,
): Problem[] {
  const problem = (message: string, hint?: string): Problem => ({
    blame: [member],
    exitCode: EXIT.extension,
    fault: { where: member.label, message, ...(hint && { hint }) },
  });
  return Object.entries(member.setup).flatMap(([kind, items]: [string, unknown]): Problem[] => {
    if (items === undefined) return [];
    if (NOT_CONTRIBUTED.has(kind))
      return typeof items === 'function' ? [] : [problem(`${kind} must be a function`)];
    const point = points.get(kind);
    if (!point)
      return [
        problem(
          `contributes the unknown kind "${kind}"`,
          suggestion(kind, [...points.keys(), ...NOT_CONTRIBUTED]),
        ),
      ];
    if (!Array.isArray(items)) return [problem(`${kind} must be a list`)];
    return contributed(member, kind).flatMap((item, index) => {
      const fault = itemFault(point, item, `${kind}[${index}]`, member.name);
      return fault === null ? [] : [problem(fault.message, fault.hint)];
    });
  });
}

function settingFault(point: ContributionPoint, item: object): string | null {
  const settings = Object.entries(point.settingsOf?.(item as never) ?? {});
  const [key] = settings.find(([, { schema }]) => !hasDefault(schema)) ?? [];
  return key === undefined ? null : `its setting "${key}" has no default`;
}

function itemFault(
  point: ContributionPoint,
  item: unknown,
  place: string,
  extension: string,
): ShapeFault | null {
  if (typeof item !== 'object' || item === null) return { message: `${place} must be an object` };
  try {
    const { key, missing } = keyOf(point, item);
    if (missing !== null) return { message: `${place}: ${missing} must be a string` };
    if (key !== null && !isText(key))
      return { message: `${place}: a ${point.noun} must have a string as its key` };
    const name = key === null ? place : `${point.noun} "${key}"`;
    const fault = point.fault?.(item as never, extension) ?? settingFault(point, item);
    if (fault !== null) return { message: `${name}: ${fault}` };
    const shape = point.members ? shapeFault(item, point.members) : null;
    return shape && { ...shape, message: `${name}: ${shape.message}` };
  } catch (error) {
    return {
      message: `${place} is not a valid ${point.noun}: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

/**
 * Returns a contribution's key. If the key is invalid, also returns the name of the member that should have been a string, for the
 * error message.
 */
function keyOf(point: ContributionPoint, item: object): { key: unknown; missing: string | null } {
  const read: string[] = [];
  const noting = new Proxy(item, {
    get(target, name) {
      if (typeof name === 'string') read.push(name);
      return Reflect.get(target, name, target) as unknown;
    },
  });
  const firstMissing = (isNeeded: (name: string) => boolean): string | null =>
    read.find((name) => isNeeded(name) && !isText(Reflect.get(item, name))) ?? null;
  try {
    const key: unknown = point.keyOf(noting as never);
    const isKey = key === null || isText(key);
    return { key, missing: firstMissing((name) => !isKey || point.members?.[name] === 'text') };
  } catch (error) {
    const missing = firstMissing(() => true);
    if (missing === null) throw error;
    return { key: null, missing };
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
