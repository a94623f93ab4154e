import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { findCarrier, listCarriers, unknownCarrier } from '../../shipping/index.ts';
import type { ListedCarrier } from '../../shipping/index.ts';
import { listShipments } from '../fulfilment/shipment.repo.ts';
import type { Order } from '../order.ts';
import { noReturnLabels } from './errors.ts';

/** Chooses the carrier. Throws `UNKNOWN_CARRIER` and `NO_RETURN_LABELS` (400). */
export async function chosenCarrier(
  app: AppContext,
  order: Order,
  code: string | null,
): Promise<ListedCarrier> {
  const carriers = await listCarriers(app, app.db);
  if (code !== null) {
    const named = carriers.find(({ name }) => name.toLowerCase() === code.toLowerCase());
    if (!named)
      throw unknownCarrier(
        code,
        carriers.map(({ name }) => name),
      );
    if (!named.createReturnLabel) throw noReturnLabels(named.label);
    return named;
  }
  const able = carriers.filter(({ createReturnLabel: makes }) => makes !== undefined);
  const used = await carriersOf(app.db, order);
  const chosen = used.flatMap((word) => findCarrier(able, word) ?? [])[0] ?? able[0];
  if (!chosen) throw noReturnLabels(null);
  return chosen;
}

/** Lists the carriers of an order's parcels, the last one first. */
async function carriersOf(db: Db, { order_id }: Order): Promise<readonly string[]> {
  const parcels = await listShipments(db, [order_id]);
  return parcels.toReversed().flatMap(({ canceled_at, carrier_code, carrier_name }) => {
    const word = carrier_code ?? carrier_name;
    return canceled_at === null && word !== null ? [word] : [];
  });
}
