import { createClient, filtersOf, isShopError } from '@shop/sdk';
import { graphql } from '@shop/sdk/graphql';
import type { ResultOf } from '@shop/sdk/graphql';
import { carts, orders } from '@shop/sdk/resources';

/** URL of the shop that this storefront uses. The shop's `cors.origins` must list the storefront's origin. */
const baseUrl = (import.meta.env['VITE_SHOP_URL'] as string | undefined) ?? 'http://localhost:3000';

/** The client includes only the resources that the storefront uses, so that a bundler can drop all others. */
export const shop = createClient({ baseUrl }, { carts, orders });

/** Image paths may be relative to the shop's URL. */
export const imageUrl = (url: string): string => new URL(url, baseUrl).href;

/** Returns an error message for shoppers. */
export function wordsFor(error: unknown): string {
  if (isShopError(error) && error.kind === 'api' && error.status < 500) return error.message;
  if (isShopError(error) && error.code === 'PAYMENT_NOT_STARTED') return error.message;
  console.error(error);
  return 'The shop isn’t responding right now. Please try again.';
}

const productTile = graphql(`
  fragment ProductTile on Product {
    sku
    name
    urlKey
    price {
      regular {
        text
      }
    }
    image {
      listing
      alt
    }
  }
`);

const listQuery = graphql(
  `
    query Products($filters: [FilterInput!]) {
      products(filters: $filters, grouped: true) {
        total
        items {
          ...ProductTile
        }
      }
    }
  `,
  [productTile],
);

export async function listProducts(keyword: string) {
  const filters = filtersOf('products', { limit: 24, keyword: keyword === '' ? undefined : keyword });
  return (await shop.graphql(listQuery, { filters })).products;
}
export type Tile = Awaited<ReturnType<typeof listProducts>>['items'][number];

const productQuery = graphql(
  `
    query Product($urlKey: String!) {
      productByUrlKey(urlKey: $urlKey) {
        ...ProductTile
        shortDescription
        description
        minQty
        maxQty
        qtyStep
        inventory {
          isInStock
        }
        image {
          single
        }
      }
    }
  `,
  [productTile],
);

export const findProduct = async (urlKey: string) =>
  (await shop.graphql(productQuery, { urlKey })).productByUrlKey;

const cartQuery = graphql(`
  query Cart($id: String!) {
    cart(id: $id) {
      uuid
      status
      totalQty
      items {
        uuid
        productName
        productSku
        thumbnail
        qty
        lineTotalInclTax {
          text
        }
        errors
      }
      subTotal {
        text
      }
      shippingMethodName
      shippingFeeInclTax {
        text
      }
      taxAmount {
        value
        text
      }
      grandTotal {
        text
      }
      errors {
        message
      }
    }
  }
`);
export type Cart = NonNullable<ResultOf<typeof cartQuery>['cart']>;

export const findCart = async (id: string): Promise<Cart | null> => {
  const { cart } = await shop.graphql(cartQuery, { id });
  return cart?.status === 1 ? cart : null;
};
