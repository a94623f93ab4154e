import { idRefOf } from '../../../../platform/db/ids.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { price } from '../../../../platform/graphql/price.ts';
import { altOf, imageAddresses } from '../../../media/index.ts';
import { metafieldFields } from '../../../metafields/index.ts';
import { attributesOfProduct } from '../../attributes/attribute.loaders.ts';
import {
  categoriesOfProduct,
  collectionsOfProduct,
  galleryOfProduct,
} from '../../products/product.loaders.ts';
import type { ProductOffer } from '../../contract.ts';
import type { LinkType } from '../../related/productLink.ts';
import { findProductCard, findProductCardByUrlKey } from '../../listing/productCard.repo.ts';
import type { ProductCard } from '../../listing/productCard.ts';
import { priceRangeFrom } from '../../listing/facets.ts';
import { linkedProducts } from '../../related/linkedProducts.ts';
import { priceNotes } from '../../pages/productTile.ts';
import { attributeIndex } from '../../attributes/productAttributes.ts';
import { struckPriceOf } from '../../prices/struckPrice.ts';
import { offersOf } from '../../offers/productOffers.ts';
import { pageAddress, weight } from '../../products/product.ts';
import { pricesOf } from '../../priceContexts/shownPrices.ts';
import type { CurrencyArgument } from '../../priceContexts/shownPrices.ts';
import {
  contextOfCard,
  currencyOfCard,
  pricedCard,
  priceOfCard,
  pricesOfCard,
  tiersOfCard,
} from '../../priceContexts/cardPrices.ts';
import { variantGroupById } from '../../variants/variant.loaders.ts';
import { translatedFields, translatedKey, translatedUrl } from '../../../translations/index.ts';

const linkedBy =
  (type: LinkType) =>
  (product: ProductCard, { limit }: { limit: number }, context: GraphQLContext) =>
    linkedProducts(contextOfCard(product, context), type, [product.product_id], limit);
const attributesOf = (product: ProductCard, _: unknown, context: GraphQLContext) =>
  context.loader(attributesOfProduct)(product.product_id);
const categoriesOf = (product: ProductCard, _: unknown, context: GraphQLContext) =>
  context.loader(categoriesOfProduct)(product.product_id);

export default {
  Product: {
    ...translatedFields<ProductCard>(
      [
        'name',
        'description',
        'short_description',
        'url_key',
        'meta_title',
        'meta_description',
        'meta_keywords',
        'consumer_notice',
      ],
      ({ uuid }) => uuid,
    ),
    price: async (product: ProductCard, { currency }: CurrencyArgument, context: GraphQLContext) =>
      priceOfCard(await pricedCard(product, currency, context), context),
    prices: (product: ProductCard, _: unknown, context: GraphQLContext) => pricesOfCard(product, context),
    compareAtPrice(product: ProductCard, _: unknown, context: GraphQLContext) {
      const before = struckPriceOf(context.app, product);
      return before === null ? null : price(context, before, currencyOfCard(product, context));
    },
    lowestPrice30Days: (product: ProductCard, _: unknown, context: GraphQLContext) =>
      product.lowest_price_30_days === null
        ? null
        : price(context, product.lowest_price_30_days, currencyOfCard(product, context)),
    unitAmount: ({ unit_amount: amount }: ProductCard) => (amount === null ? null : Number(amount)),
    unitPrice(product: ProductCard, _: unknown, context: GraphQLContext) {
      const { unit_price: found } = priceNotes(context.app, product);
      return found && { ...found, price: price(context, found.price, currencyOfCard(product, context)) };
    },
    badges: (product: ProductCard, _: unknown, { app }: GraphQLContext) => offersOf(app, product),
    weight: (product: ProductCard, _: unknown, { app }: GraphQLContext) => weight(app, product.weight),
    async variantGroup(
      { variant_group_id: id, product_id }: ProductCard,
      _: unknown,
      context: GraphQLContext,
    ) {
      const group = id === null ? null : await context.loader(variantGroupById)(id);
      return group && { ...group, current_id: product_id };
    },
    attributes: attributesOf,
    attributeIndex: async (...args: Parameters<typeof attributesOf>) =>
      attributeIndex(await attributesOf(...args)),
    inventory: (product: ProductCard) => product,
    image: ({ image_id: id, image_uuid: uuid, image_url: url, image_alt: alt, name }: ProductCard) =>
      id === null ? null : { id, uuid, url, alt: alt ?? '', name },
    async gallery(product: ProductCard, _: unknown, context: GraphQLContext) {
      const images = await context.loader(galleryOfProduct)(product.product_id);
      return images.map((image) => ({ ...image, name: product.name }));
    },
    categories: categoriesOf,
    category: async (...args: Parameters<typeof categoriesOf>) => (await categoriesOf(...args))[0] ?? null,
    collections: (product: ProductCard, _: unknown, context: GraphQLContext) =>
      context.loader(collectionsOfProduct)(product.product_id),
    relatedProducts: linkedBy('related'),
    crossSellProducts: linkedBy('cross_sell'),
    upsellProducts: linkedBy('upsell'),
    url: (product: ProductCard, _: unknown, context: GraphQLContext) =>
      translatedUrl(context, product.uuid, pageAddress(product)),
    tiers: async (product: ProductCard, { currency }: CurrencyArgument, context: GraphQLContext) =>
      tiersOfCard(product, currency, context),
    async priceRange(product: ProductCard, { currency }: CurrencyArgument, context: GraphQLContext) {
      const card = await pricedCard(product, currency, context);
      const range = { min: card.lowest_price, max: card.highest_price };
      return priceRangeFrom(context, range, currencyOfCard(card, context));
    },
    ...metafieldFields<ProductCard>('product', (product) => product.meta_data),
    editUrl: (product: ProductCard, _: unknown, { audience }: GraphQLContext) =>
      audience === 'admin' ? `/admin/products/edit/${product.uuid}` : null,
  },
  ProductBadge: translatedFields<ProductOffer>(['label'], ({ uuid }) => uuid),
  ProductImage: { ...imageAddresses, alt: altOf },
  Query: {
    product(_: unknown, { id }: { id?: string | null }, context: GraphQLContext) {
      const ref = id == null ? null : idRefOf(id);
      return ref && findProductCard(context.db, ref, context.audience, pricesOf(context.app));
    },
    async productByUrlKey(_: unknown, { urlKey }: { urlKey: string }, context: GraphQLContext) {
      const uuid = await translatedKey(context, 'product', urlKey);
      return uuid === null
        ? findProductCardByUrlKey(context.db, urlKey, context.audience, pricesOf(context.app))
        : findProductCard(context.db, { uuid }, context.audience, pricesOf(context.app));
    },
  },
};
