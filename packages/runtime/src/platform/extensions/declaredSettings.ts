import type { ContributionPoint, SettingDefinition } from '../contracts/extension.ts';
import { contributed } from './gatherPoints.ts';
import type { Member } from './member.ts';

/** Returns the settings of one member by key: those that it declares, and those that its contributions bring with them. */
export const declaredSettings = (
  member: Member,
  points: ReadonlyMap<string, ContributionPoint>,
): readonly (readonly [string, SettingDefinition])[] => [
  ...Object.entries(member.extension.settings ?? {}),
  ...[...points].flatMap(([kind, point]) =>
    contributed(member, kind).flatMap((item) => Object.entries(point.settingsOf?.(item as never) ?? {})),
  ),
];
