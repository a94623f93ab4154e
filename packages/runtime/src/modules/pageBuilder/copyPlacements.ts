import { randomUUID } from 'node:crypto';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import { putPlacements } from './drafts/livePages.repo.ts';
import { onPage } from './pagePlacements.ts';
import type { PagePlacements } from './pagePlacements.ts';
import { cloneWidgets } from './widgetInstance.repo.ts';
import { listCopySources } from './widgetPlacement.repo.ts';
import type { CopySource } from './widgetPlacement.repo.ts';

/** The numbers of cloned instances and copied placements. */
export interface Copied {
  readonly instances: number;
  readonly placements: number;
}

/** The destination of copied placements. */
export interface Destination {
  /** The route of the copies. Default: the route of the original placement. */
  readonly route?: string;
  readonly urn: string | null;
  /** Moves placements from one area to another. An instance placed in both areas stays in both. */
  readonly area?: { readonly from: string; readonly to: string };
}

/** Copies all placements of one entity's pages to another entity, under `lockPlacements`. Runs three SQL statements. */
export const copyPlacements = (tx: Db, fromUrn: string, toUrn: string): Promise<Copied> =>
  copy(tx, sql.fragment`p.entity_urn = ${fromUrn}`, { urn: toUrn });

/** Copies the placements on a page to another page of the same theme, except for placements in the area `without`. */
export const copyPage = (
  tx: Db,
  {
    from,
    to,
    without,
  }: { readonly from: PagePlacements; readonly to: Destination; readonly without?: string },
): Promise<Copied> =>
  copy(tx, without === undefined ? onPage(from) : sql.fragment`${onPage(from)} and p.area <> ${without}`, to);

async function copy(tx: Db, where: SqlFragment, to: Destination): Promise<Copied> {
  const { clones, placements } = planCopy(await listCopySources(tx, where), to);
  await cloneWidgets(tx, clones);
  await putPlacements(tx, placements);
  return { instances: clones.length, placements: placements.length };
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/**
 * Plans how to copy placements. Each instance is cloned once, and its placements refer to the clone. Areas inside a cloned container
 * become areas inside the clone.
 */
export function planCopy(sources: readonly CopySource[], { route, urn, area }: Destination) {
  const originals = [...new Set(sources.map((source) => source.widget_instance_uuid))];
  const clones = new Map(originals.map((uuid) => [uuid, randomUUID() as string]));
  const inBoth = new Set(
    sources.filter((one) => one.area === area?.to).map((one) => one.widget_instance_uuid),
  );
  const areaOf = (source: CopySource): string =>
    area && source.area === area.from && !inBoth.has(source.widget_instance_uuid)
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
