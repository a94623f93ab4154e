import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { touchShipping } from './shippingRevision.repo.ts';
import { insertZone } from './shippingZone.repo.ts';
import type { Zone } from './shippingZone.repo.ts';
import { zoneArea } from './zoneArea.ts';
import type { ZoneArea } from './zoneArea.ts';

/** Creates a zone and attaches to it every provider that asks for it with `attachToNewZones`, in one transaction. */
export async function createZone(
  app: AppContext,
  db: Db,
  { name, ...area }: ZoneArea & { readonly name: string },
): Promise<Zone> {
  const wanted = zoneArea(area);
  const providers = app.registry('shippingProviders').list();
  const attached = providers.filter((provider) => provider.attachToNewZones).map((provider) => provider.code);
  return db.transaction(async (tx) => {
    await touchShipping(tx);
    return insertZone(tx, name, wanted, attached);
  });
}
