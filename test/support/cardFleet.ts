import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import type { ShopConfigInput } from '@shop/runtime';
import { cardShop, configFor, PATIENT } from './cardShop.ts';
import type { CardShop } from './cardShop.ts';
import { createDatabase } from './databases.ts';
import { createReceivedEvents, ledger } from './ledger.ts';
import { cardSellerOn, fleetOf } from './seller.ts';
import type { Fleet } from './seller.ts';
import type { testShop } from './shop.ts';

/** A shop with a card gateway, and processes that sell beside it on its database. */
export interface CardFleet {
  /** The shop that prepares the data and verifies the results, and delivers no events. The processes use its gateway. */
  readonly its: CardShop;
  /** The processes, which are not started. */
  readonly fleet: Fleet;
  /** The options of one more shop like `its`. */
  readonly options: NonNullable<Parameters<typeof testShop>[0]>;
  /** Kills the processes, stops the shop and drops a database of its own. */
  stop(): Promise<void>;
}

interface CardFleetOptions {
  /** The database of the shop. Default: one of its own. */
  readonly databaseUrl?: string;
  /** The URL at which the processes reach the database. Default: that of the shop. */
  readonly sellersUrl?: string;
  /** The additional configuration of the processes. */
  readonly config?: ShopConfigInput;
}

/** Creates a shop with a card gateway and a number of processes. Each of them keeps the ledger of the events that it received. */
export async function cardFleet(
  processes: number,
  { databaseUrl, sellersUrl, config = {} }: CardFleetOptions = {},
): Promise<CardFleet> {
  const own = databaseUrl === undefined ? await createDatabase() : null;
  const url = databaseUrl ?? own?.url ?? '';
  // The processes deliver the events of the payments that the shop reconciles, so it must have their subscribers.
  const shared = { databaseUrl: url, extensions: [coreShipping, cod, cardgw, ledger] };
  const its = await cardShop({ ...PATIENT, ...shared });
  await createReceivedEvents(its.shop.db);
  const gateway = configFor(its.gateway, PATIENT);
  const fleet = fleetOf(
    Array.from({ length: processes }, () => cardSellerOn(sellersUrl ?? url, { ...gateway, ...config })),
  );
  return {
    its,
    fleet,
    options: { ...shared, config: gateway },
    async stop() {
      await fleet.kill();
      await its.stop();
      await own?.drop();
    },
  };
}
