import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { defineWebhookTopic } from '../../webhooks/index.ts';
import type { ProductEvent } from '../events.ts';
import { findProduct } from './product.repo.ts';
import { productLinks, toProductAnswer } from './productAnswer.ts';

const OF_PRODUCTS = { group: 'products', entity: 'productUuid', permission: 'getProduct' } as const;

/** Loads the product of an event as the REST API represents it. Returns null if the product has been deleted. */
async function loadProduct({ productUuid }: ProductEvent, _app: AppContext, db: Db) {
  const product = await findProduct(db, { uuid: productUuid });
  return { product: product && { ...toProductAnswer(product), links: productLinks(product) } };
}

/** The product and stock events sent by webhooks. */
export const productTopics = [
  defineWebhookTopic({
    ...OF_PRODUCTS,
    event: 'product_created',
    load: loadProduct,
  }),
  defineWebhookTopic({
    ...OF_PRODUCTS,
    event: 'product_updated',
    load: loadProduct,
  }),
  defineWebhookTopic({
    ...OF_PRODUCTS,
    event: 'product_deleted',
  }),
  defineWebhookTopic({
    ...OF_PRODUCTS,
    event: 'inventory_updated',
  }),
];
