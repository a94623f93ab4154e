import { isUuid } from '../../platform/db/ids.ts';

/** Creates an entity's URN: `urn:evershop:<service>:<type>:<uuid>`. */
export const urnOf = (kind: string, uuid: string): string => `urn:evershop:${kind}:${uuid}`;

const URN = /^urn:evershop:([a-z_]+:[a-z_]+):([^:]+)$/;

/**
 * Parses the entity kind, such as `catalog:product`, and the UUID from a URN. Returns null if the string is not a
 * URN.
 */
export function parseUrn(text: string): { readonly kind: string; readonly uuid: string } | null {
  const [, kind = '', uuid = ''] = URN.exec(text) ?? [];
  return isUuid(uuid) ? { kind, uuid: uuid.toLowerCase() } : null;
}
