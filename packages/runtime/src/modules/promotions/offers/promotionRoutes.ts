import type { Route } from '../../../platform/contracts/route.ts';
import { entityRoutes } from '../../../platform/entity/entityRoutes.ts';
import { refOr } from '../../../platform/entity/refOr.ts';
import { codeRoutes } from './codeRoutes.ts';
import { promotionNotFound } from './errors.ts';
import { countPromotions, deletePromotionRow, findPromotion, listPromotions } from './promotion.repo.ts';
import { newPromotionBody, promotionBody } from './promotionBody.ts';
import { promotionListing } from './promotionListing.ts';
import { promotionAnswer, toPromotionAnswer } from './storedPromotion.ts';
import { toldIfAny, toldPromotion, toldPromotions } from './toldPromotions.ts';
import { createPromotion, updatePromotion } from './writePromotion.ts';

const REFERENCES =
  'unknown products (`UNKNOWN_SKU`), categories, collections, attributes, options, customer groups (`UNKNOWN_CUSTOMER_GROUP`) and currencies (`INVALID_CURRENCY`)';

const entities = entityRoutes({
  path: '/api/promotions',
  table: 'promotion',
  ref: refOr(promotionNotFound),
  notFound: promotionNotFound,
  answer: promotionAnswer,
  toAnswer: toPromotionAnswer,
  list: {
    id: 'listPromotions',
    does: 'Lists the promotions. Coupons are listed by `listCoupons`.',
    listing: promotionListing,
    rows: async ({ app, db }, slice) => toldPromotions(app, db, await listPromotions(db, slice)),
    total: ({ db }, page) => countPromotions(db, page),
  },
  get: {
    id: 'getPromotion',
    does: 'Returns a promotion without its codes. Fails with `PROMOTION_NOT_FOUND` if it does not exist.',
    run: async ({ app, db }, ref) => toldIfAny(app, db, await findPromotion(db, ref)),
  },
  create: {
    id: 'createPromotion',
    does: `Creates a promotion. Rejects fields that contradict each other, and ${REFERENCES}.`,
    body: newPromotionBody,
    run: async ({ app, db }, body) => toldPromotion(app, db, await createPromotion(app, db, body)),
  },
  update: {
    id: 'updatePromotion',
    does: 'Updates the given fields of a promotion. Conditions and the action are replaced as a whole. Errors: `PROMOTION_NOT_FOUND`, a limit below its current uses (`PROMOTION_USED_MORE_OFTEN`), and the same errors as `createPromotion`.',
    body: promotionBody,
    run: async ({ app, db }, ref, body) => toldIfAny(app, db, await updatePromotion(app, db, ref, body)),
  },
  delete: {
    id: 'deletePromotion',
    does: 'Deletes a promotion with its codes, and returns it as it was. Orders keep its label. Carts lose it when they are next recomputed. Fails with `PROMOTION_NOT_FOUND` if it does not exist.',
    run: async ({ app, db }, ref) => toldIfAny(app, db, await deletePromotionRow(db, ref)),
  },
});

/** The routes of promotions and their codes. */
export const promotionRoutes: readonly Route[] = [...entities, ...codeRoutes];
