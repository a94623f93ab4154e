import { entityRoutes } from '../../../platform/entity/entityRoutes.ts';
import { refOr } from '../../../platform/entity/refOr.ts';
import type { Route } from '../../../platform/contracts/route.ts';
import { explainPriceRoute } from './explainPriceRoute.ts';
import { priceRowRoutes } from './priceRowRoutes.ts';
import { priceListNotFound } from './errors.ts';
import { priceListAnswer, toPriceListAnswer } from './priceList.ts';
import { newPriceListBody, priceListBody } from './priceListBody.ts';
import { priceListListing } from './priceListListing.ts';
import { countPriceLists, findPriceList, listPriceLists } from './priceList.repo.ts';
import { createPriceList, deletePriceList, updatePriceList } from './writePriceList.ts';

const entities = entityRoutes({
  path: '/api/price-lists',
  table: 'price_list',
  ref: refOr(priceListNotFound),
  notFound: priceListNotFound,
  answer: priceListAnswer,
  toAnswer: toPriceListAnswer,
  list: {
    id: 'listPriceLists',
    does: 'Lists the price lists.',
    listing: priceListListing,
    rows: ({ db }, slice) => listPriceLists(db, slice),
    total: ({ db }, page) => countPriceLists(db, page),
  },
  get: {
    id: 'getPriceList',
    does: 'Returns a price list without its prices. Fails with `PRICE_LIST_NOT_FOUND` if it does not exist.',
    run: ({ db }, ref) => findPriceList(db, ref),
  },
  create: {
    id: 'createPriceList',
    does: 'Creates a price list. Rejects a code that is already in use (`PRICE_LIST_EXISTS`), and unknown groups (`UNKNOWN_CUSTOMER_GROUP`), currencies (`INVALID_CURRENCY`), categories and collections.',
    body: newPriceListBody,
    run: ({ app, db }, body) => createPriceList(app, db, body),
  },
  update: {
    id: 'updatePriceList',
    does: 'Updates the given fields of a price list. Buyers see the new prices at once. Fails with `PRICE_LIST_NOT_FOUND` if it does not exist.',
    body: priceListBody,
    run: ({ app, db }, ref, body) => updatePriceList(app, db, ref, body),
  },
  delete: {
    id: 'deletePriceList',
    does: 'Deletes a price list with its prices, and returns it as it was. Fails with `PRICE_LIST_NOT_FOUND` if it does not exist.',
    run: ({ app, db }, ref) => deletePriceList(app, db, ref),
  },
});

/** The routes of price lists, of their prices, and of what buyers pay. */
export const priceListRoutes: readonly Route[] = [...entities, ...priceRowRoutes, explainPriceRoute];
