import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import { putPlacements } from './drafts/livePages.repo.ts';
import { onPage } from './pageSpots.ts';
import type { PageSpots } from './pageSpots.ts';
import { planCopy } from './placementCopy.ts';
import type { Destination } from './placementCopy.ts';
import { cloneWidgets, listSources } from './placementCopy.repo.ts';

/** How many instances were cloned, and how many placements their clones got. */
export interface Copied {
  readonly instances: number;
  readonly placements: number;
}

/** Copies what is placed on an entity to another one just so, under `lockPlacements`. Three statements. */
export const copyPlacements = (tx: Db, fromUrn: string, toUrn: string): Promise<Copied> =>
  copy(tx, sql.fragment`p.entity_urn = ${fromUrn}`, { urn: toUrn });

/** The same from page to page, inside of one theme. What stands in the area `without` stays behind. */
export const copyPage = (
  tx: Db,
  { from, to, without }: { readonly from: PageSpots; readonly to: Destination; readonly without?: string },
): Promise<Copied> =>
  copy(tx, without === undefined ? onPage(from) : sql.fragment`${onPage(from)} and p.area <> ${without}`, to);

async function copy(tx: Db, where: SqlFragment, to: Destination): Promise<Copied> {
  const { clones, placements } = planCopy(await listSources(tx, where), to);
  await cloneWidgets(tx, clones);
  await putPlacements(tx, placements);
  return { instances: clones.length, placements: placements.length };
}
