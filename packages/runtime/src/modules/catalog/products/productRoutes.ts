import { entityRoutes } from '../../../platform/entity/entityRoutes.ts';
import { refOr } from '../../../platform/entity/refOr.ts';
import { checkAmounts } from '../../../platform/http/forms/amounts.ts';
import { metafieldsForWrite } from '../../metafields/index.ts';
import { productNotFound } from '../errors.ts';
import { adminProductSpec, adminRelevance } from '../listing/productCollection.ts';
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
    does: 'Lists the products, enabled or not. Each filterable attribute adds a filter.',
    listing: adminListing,
    listingFor: adminProductSpec,
    rows: ({ app, db, query }, slice) => listProducts(db, slice, adminRelevance(app, query)),
    total: ({ app, db }, listing) =>
      countProducts(db, {
        listing,
        listed: listedTo('admin', app),
        relevance: null,
        entries: null,
        prices: null,
      }),
  },
  get: {
    id: 'getProduct',
    does: 'Returns a product, enabled or not. Fails with `PRODUCT_NOT_FOUND` if it does not exist.',
    run: ({ db }, ref) => findProduct(db, ref),
  },
  create: {
    id: 'createProduct',
    does: 'Creates a product with its stock, images, categories, attribute values and path, or with `variants` a product with all of its variants, and returns it or the main variant. Rejects a SKU or url_key that is already in use, unknown categories and attribute groups, and values that attributes and metafields do not allow. Everything is written, or nothing.',
    body: productWithVariants,
    run: ({ app, db, caller }, body) => createWithVariants(app, db, caller, body),
  },
  update: {
    id: 'updateProduct',
    does: 'Updates the given fields of a product. A former path redirects to the new one, and variants inherit the texts and categories of their main variant. Errors: `PRODUCT_NOT_FOUND`, and the same errors as `createProduct`.',
    body: productBody,
    check: ({ app, db }, { price, metafields }) => {
      checkAmounts({ price }, app.config.shop.currency);
      return metafieldsForWrite(db, 'product', metafields, { isCreate: false });
    },
    run: ({ app, db }, ref, body) => updateProduct(app, db, ref, body),
  },
  delete: {
    id: 'deleteProduct',
    does: 'Deletes a product with its paths, removes it from carts, and returns it as it was. If it was a main variant, another variant replaces it. The deletion can be undone for a short time. Fails with `PRODUCT_NOT_FOUND` if it does not exist.',
    undo: 'name',
    run: ({ app, db }, ref) => deleteProduct(app, db, ref),
  },
  // Single changes lock the variant groups before the products.
  bulk: {
    id: 'changeProducts',
    lock: (db, rows) => lockGroupsOf(db, productsOf(rows)),
    adjust: productAdjustments,
  },
});
