import type { ContributionPoint, SettingDefinition } from '../contracts/extension.ts';
import { contributed } from './gatherPoints.ts';
import type { Member } from './member.ts';

/** Returns a member's settings by key: those in its declaration and those that its contributions add. */
export const declaredSettings = (
  member: Member,
  points: ReadonlyMap<string, ContributionPoint>,
): readonly (readonly [string, SettingDefinition])[] => [
  ...Object.entries(member.extension.settings ?? {}),
  ...[...points].flatMap(([kind, point]) =>
    contributed(member, kind).flatMap((item) => Object.entries(point.settingsOf?.(item as never) ?? {})),
  ),
];
