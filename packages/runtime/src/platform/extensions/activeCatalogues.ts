import { contributed } from './gatherPoints.ts';
import type { Member } from './member.ts';
import type { MessageCatalogue } from '../contracts/messages.ts';

/** Lists the message catalogs of members, in member order. */
export const cataloguesOf = (members: readonly Member[]): readonly MessageCatalogue[] =>
  members.flatMap((member) => contributed(member, 'messages') as readonly MessageCatalogue[]);

const isTheme = (member: Member): boolean => contributed(member, 'theme').length > 0;

/**
 * Lists the active message catalogs; later ones override messages of earlier ones. A theme's catalogs are included only while it
 * is the active theme, and come last.
 */
export function activeCatalogues(
  members: readonly Member[],
  theme: string | undefined,
): readonly MessageCatalogue[] {
  return cataloguesOf([
    ...members.filter((member) => !isTheme(member)),
    ...members.filter((member) => isTheme(member) && member.name === theme),
  ]);
}
