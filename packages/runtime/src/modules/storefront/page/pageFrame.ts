import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { bool } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import type { ExpressBasis } from '../../carts/index.ts';
import { lookColumn, lookFrom, plainLook, savedLook } from '../../appearance/index.ts';
import type { Look } from '../../appearance/index.ts';
import { methodsColumn, methodsFrom, methodsTakingMoney, paymentMethodName } from '../../payments/index.ts';
import { measurementColumn, measurementFrom, savedMeasurement } from '../../measurement/index.ts';
import type { Measurement } from '../../measurement/index.ts';
import { offersWithdrawal, shopWithdrawal, shopWithdrawalColumn } from '../../orders/index.ts';
import { savedSettings } from '../../settings/index.ts';
import { menusOf, NO_MENUS, selectShopMenu, shopMenu } from '../shopMenu.ts';
import type { Menus, ReadMenus } from '../shopMenu.ts';

/** The data that all pages share: the menus, the shop's appearance and the payment methods. */
export interface PageFrame {
  readonly menus: Menus;
  readonly look: Look;
  /** The display names of the payment methods that collect money. Methods for free orders are excluded. */
  readonly payments: readonly string[];
  /** Holds the facts besides the cart that decide which express payments are offered. */
  readonly express: ExpressBasis;
  /** The shop's measurement settings. */
  readonly measurement: Measurement;
  /** True if the shop sells to consumers who may withdraw from the contract. */
  readonly withdrawal: boolean;
}

/** The schema of the database values from which the frame is created. */
export const savedFrame = z.object({
  /** The menu data. Null for a JSON page, which has no menus. */
  menu: shopMenu.nullable(),
  look: savedLook,
  payments: savedSettings,
  /** True if the shop ships to any destination. */
  ships: bool,
  measurement: savedMeasurement,
  withdrawal: shopWithdrawal,
});
type SavedFrame = z.output<typeof savedFrame>;

const NO_MENU = sql.fragment`null::json`;

/** Selects the frame's data at the given time as one JSON value, to be used within another SQL statement. */
export const selectFrame = (app: AppContext, now: Date, withMenu: boolean): SqlFragment =>
  sql.fragment`json_build_object('menu', ${withMenu ? selectShopMenu(now) : NO_MENU}, 'look', ${lookColumn},
    'payments', ${methodsColumn(app)}, 'ships', exists(select from shipping_zone), 'measurement', ${measurementColumn},
    'withdrawal', ${shopWithdrawalColumn})`;

const frameRow = z.object({ frame: savedFrame.extend({ menu: shopMenu }) });

/** The frame of a page with menus. */
type WholeFrame = PageFrame & { readonly menus: ReadMenus };

/** Reads the frame of all pages. Runs one SQL statement. */
export async function readFrame(app: AppContext, db: Db): Promise<WholeFrame> {
  const { frame } = await db.one(
    sql.type(frameRow)`select ${selectFrame(app, app.clock.now(), true)} as frame`,
  );
  return wholeFrame(app, frame);
}

/** Creates a page's frame from the value of `selectFrame` with menus, which another statement selected. */
export const readFrameFrom = (app: AppContext, value: unknown): Promise<WholeFrame> =>
  wholeFrame(app, frameRow.shape.frame.parse(value));

const wholeFrame = async (
  app: AppContext,
  frame: z.output<typeof frameRow>['frame'],
): Promise<WholeFrame> => ({ ...(await frameFrom(app, frame)), menus: menusOf(app, frame.menu) });

/** Creates a page's frame from its database values. */
export async function frameFrom(
  app: AppContext,
  { menu, look, payments, ships, measurement, withdrawal }: SavedFrame,
): Promise<PageFrame> {
  const methods = await methodsTakingMoney(app, methodsFrom(app, payments), { ships });
  return {
    menus: menu === null ? NO_MENUS : menusOf(app, menu),
    look: lookFrom(app, look),
    payments: methods.map(({ code, name }) => paymentMethodName(app, app.texts(), code, name)),
    express: { saved: payments, ships },
    measurement: measurementFrom(app, measurement),
    withdrawal: offersWithdrawal(app, withdrawal),
  };
}

/** Returns the frame of a page that is rendered without database queries. */
export const plainFrame = (app: AppContext): PageFrame => ({
  menus: NO_MENUS,
  look: plainLook(app),
  payments: [],
  express: { saved: {}, ships: false },
  measurement: { enabled: false, script: null },
  withdrawal: false,
});
