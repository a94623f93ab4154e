import { z } from 'zod';
import { refOr } from '../../../platform/entity/refOr.ts';
import { listRoute } from '../../../platform/listing/listRoute.ts';
import { productNotFound } from '../errors.ts';
import { findProduct } from '../products/product.repo.ts';
import { priceHistoryAnswer, toPriceHistoryAnswer } from './priceHistory.ts';
import { listPriceHistory } from './priceHistory.repo.ts';

const productRef = refOr(productNotFound);

export const priceHistoryRoutes = [
  listRoute({
    id: 'listPriceHistory',
    does: 'Lists the prices that a product has had, newest first, with the lowest price of the 30 days before each reduction. Prices that ended longer ago than the setting `priceHistoryDays` allows are not included. Fails with `PRODUCT_NOT_FOUND` if the product does not exist.',
    path: '/api/products/{id}/price-history',
    params: z.object({ id: z.string().describe('The product, by integer ID or UUID.') }),
    answer: priceHistoryAnswer,
    toAnswer: toPriceHistoryAnswer,
    async rows({ db, params }) {
      const product = await findProduct(db, productRef(params.id));
      if (!product) throw productNotFound();
      return listPriceHistory(db, product.product_id);
    },
  }),
];
