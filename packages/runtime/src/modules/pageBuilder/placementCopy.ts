import { randomUUID } from 'node:crypto';

/** A placement that is copied. */
export interface Source {
  readonly widget_instance_uuid: string;
  readonly route: string;
  readonly area: string;
  readonly sort_order: number;
}

/** Where the copies stand. */
export interface Destination {
  /** Absent: on the route of the original. */
  readonly route?: string;
  readonly urn: string | null;
  /** What stands in the one area comes to stand in the other; an instance that stands in both stays in both. */
  readonly area?: { readonly from: string; readonly to: string };
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/**
 * What copies consist of: each instance is cloned once, and its clone stands where it stood. Areas inside of an instance that
 * is cloned become those of its clone.
 */
export function planCopy(sources: readonly Source[], { route, urn, area }: Destination) {
  const originals = [...new Set(sources.map((source) => source.widget_instance_uuid))];
  const clones = new Map(originals.map((uuid) => [uuid, randomUUID() as string]));
  const there = new Set(
    sources.filter((one) => one.area === area?.to).map((one) => one.widget_instance_uuid),
  );
  const areaOf = (source: Source): string =>
    area && source.area === area.from && !there.has(source.widget_instance_uuid)
      ? area.to
      : source.area.replace(UUID, (uuid) => clones.get(uuid) ?? uuid);
  return {
    clones: [...clones].map(([original, clone]) => ({ original, clone })),
    placements: sources.map((source) => ({
      uuid: randomUUID() as string,
      widget_instance_uuid: clones.get(source.widget_instance_uuid) as string,
      route: route ?? source.route,
      area: areaOf(source),
      sort_order: source.sort_order,
      entity_urn: urn,
    })),
  };
}
