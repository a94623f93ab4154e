import { contributed } from './gatherPoints.ts';
import type { Member } from './member.ts';
import type { MessageCatalogue } from '../contracts/messages.ts';

/** Lists the message catalogs of the given members, in their order. */
export const cataloguesOf = (members: readonly Member[]): readonly MessageCatalogue[] =>
  members.flatMap((member) => contributed(member, 'messages') as readonly MessageCatalogue[]);

const isTheme = (member: Member): boolean => contributed(member, 'theme').length > 0;

/**
 * Lists the message catalogs in use. Later catalogs override earlier ones. The active theme's catalogs are last. Catalogs of
 * inactive themes are omitted.
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
