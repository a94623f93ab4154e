import { entityRoutes } from '../../../platform/entity/entityRoutes.ts';
import { refOr } from '../../../platform/entity/refOr.ts';
import { checkAmounts } from '../../../platform/http/amounts.ts';
import { metafieldsForWrite } from '../../metafields/index.ts';
import { productNotFound } from '../errors.ts';
import { adminProductSpec } from '../listing/productCollection.ts';
import { adminListing } from '../listing/productListing.ts';
import { countProducts } from '../listing/productListing.repo.ts';
import { listedTo } from '../listing/visibility.ts';
import { productWithVariants } from '../variants/variantEntry.ts';
import { lockGroupsOf } from '../variants/variantMain.repo.ts';
import { productAdjustments } from './adjustProducts.ts';
import { createWithVariants } from './createWithVariants.ts';
import { deleteProduct } from './deleteProduct.ts';
import { findProduct, listProducts, productsOf } from './product.repo.ts';
import { productAnswer, productLinks, toProductAnswer } from './productAnswer.ts';
import { productBody } from './productBody.ts';
import { updateProduct } from './updateProduct.ts';

export const productRoutes = entityRoutes({
  path: '/api/products',
  table: 'product',
  ref: refOr(productNotFound),
  notFound: productNotFound,
  answer: productAnswer,
  toAnswer: toProductAnswer,
  links: productLinks,
  list: {
    id: 'listProducts',
    listing: adminListing,
    listingFor: adminProductSpec,
    rows: ({ db }, slice) => listProducts(db, slice),
    total: ({ app, db }, listing) =>
      countProducts(db, { listing, listed: listedTo('admin', app), relevance: null, entries: null }),
  },
  get: { id: 'getProduct', run: ({ db }, ref) => findProduct(db, ref) },
  create: {
    id: 'createProduct',
    body: productWithVariants,
    run: ({ app, db, caller }, body) => createWithVariants(app, db, caller, body),
  },
  update: {
    id: 'updateProduct',
    body: productBody,
    check: ({ app, db }, { price, metafields }) => {
      checkAmounts({ price }, app.config.shop.currency);
      return metafieldsForWrite(db, 'product', metafields, { isCreate: false });
    },
    run: ({ app, db }, ref, body) => updateProduct(app, db, ref, body),
  },
  delete: { id: 'deleteProduct', undo: 'name', run: ({ app, db }, ref) => deleteProduct(app, db, ref) },
  // Single changes lock the variant groups before the products.
  bulk: {
    id: 'changeProducts',
    lock: (db, rows) => lockGroupsOf(db, productsOf(rows)),
    adjust: productAdjustments,
  },
});
