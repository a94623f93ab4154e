import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { safeHref } from '../../platform/html/safeHref.ts';
import { parseUrn } from '../urls/index.ts';
import { breaks } from '../../platform/http/forms/addFault.ts';

const MAX_LENGTH = 2000;

const isLink = (text: string): boolean => parseUrn(text) !== null || safeHref(text) !== null;

/** A link in widget settings: a path, an absolute URL, or an entity URN. A URN stays valid when the entity's path changes. */
export const linkField = z
  .string()
  .max(MAX_LENGTH)
  .refine(
    isLink,
    breaks('format', 'A link must be a path, such as /mugs, a URL (http, https, mailto, tel) or a URN', {
      format: 'link',
    }),
  );

/** The current path of an entity that widget settings reference by URN. */
interface LinkedPath {
  readonly type: string;
  readonly uuid: string;
  readonly path: string;
}

/** Creates the link resolver of a widget. A URN resolves to its entity's current path, and any other safe link to itself. */
export function linksOf(
  app: AppContext,
  { links }: { readonly links: readonly LinkedPath[] },
): (text: string) => string | null {
  const kinds = app.registry('urlEntities');
  return (text) => {
    const urn = parseUrn(text);
    if (!urn) return safeHref(text);
    const found = links.find(({ uuid, type }) => uuid === urn.uuid && kinds.get(type)?.urn === urn.kind);
    return found ? encodeURI(found.path) : null;
  };
}
