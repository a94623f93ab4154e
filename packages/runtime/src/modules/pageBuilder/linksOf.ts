import type { AppContext } from '../../platform/context.ts';
import { safeHref } from '../../platform/html/safeHref.ts';
import { parseUrn } from '../urls/index.ts';
import type { PlacedWidget } from './overlayWidgets.ts';

/** Reads links: the path where the entity of a URN answers now, any other address as it is where it can be followed. */
export function linksOf(
  app: AppContext,
  { links }: Pick<PlacedWidget, 'links'>,
): (text: string) => string | null {
  const kinds = app.registry('urlEntities');
  return (text) => {
    const urn = parseUrn(text);
    if (!urn) return safeHref(text);
    const found = links.find(({ uuid, type }) => uuid === urn.uuid && kinds.get(type)?.urn === urn.kind);
    return found ? encodeURI(found.path) : null;
  };
}
