import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { listDemoSkus } from '../catalog/index.ts';
import {
  createPromotion,
  deleteUnchangedPromotions,
  hasPromotions,
  newPromotionBody,
} from '../promotions/index.ts';
import type { NewPromotion } from '../promotions/index.ts';

/** The subtotals from which the offers of the demo store hold, in units of its currency. Most first carts are below. */
const FROM = { outdoor: 100, some: 250, more: 500 } as const;

/** The beginning of the SKUs of outdoor products. */
const OUTDOOR = 'OUT-';
/** The name of the offer on them. */
const OUTDOOR_OFFER = 'Demo: 10 % off outdoor products from 100';

/** An offer without a code, on products of the demo store. */
const outdoorOffer = (skus: readonly string[]): NewPromotion =>
  newPromotionBody.parse({
    name: OUTDOOR_OFFER,
    label: 'Outdoor −10 %',
    status: true,
    class: 'product',
    combines: ['order'],
    conditions: [{ kind: 'subtotal', min: FROM.outdoor }],
    action: { kind: 'percent', value: 10, select: { skus } },
  });

/** An offer that takes more off, the more is bought. */
const tierOffer: NewPromotion = newPromotionBody.parse({
  name: 'Demo: 5 % from 250, 10 % from 500',
  label: 'Bonus',
  status: true,
  class: 'order',
  combines: ['product'],
  action: {
    kind: 'tiers',
    by: 'subtotal',
    tiers: [
      { min: FROM.some, percent: 5 },
      { min: FROM.more, percent: 10 },
    ],
  },
});

/** Creates the offers of the demo store, if it has no promotions. Products that are gone are left out. */
export async function addDemoPromotions(app: AppContext, tx: Db): Promise<void> {
  if (await hasPromotions(tx)) return;
  const skus = await listDemoSkus(tx, OUTDOOR);
  if (skus.length > 0) await createPromotion(app, tx, outdoorOffer(skus));
  await createPromotion(app, tx, tierOffer);
}

/** Deletes the offers of the demo store that nobody has changed. Returns their number. */
export const removeDemoPromotions = (tx: Db): Promise<number> =>
  deleteUnchangedPromotions(tx, [OUTDOOR_OFFER, tierOffer.name]);
