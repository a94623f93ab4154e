import { contributed } from './gatherPoints.ts';
import type { Member } from './member.ts';
import type { MessageCatalogue } from '../contracts/messages.ts';

/** Lists the message catalogues of members, in their order. */
export const cataloguesOf = (members: readonly Member[]): readonly MessageCatalogue[] =>
  members.flatMap((member) => contributed(member, 'messages') as readonly MessageCatalogue[]);

const isTheme = (member: Member): boolean => contributed(member, 'theme').length > 0;

/**
 * Lists the active message catalogues; later ones replace texts of earlier ones. Those of a theme count while it is the active
 * one, and come last.
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
