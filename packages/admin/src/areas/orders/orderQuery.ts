import { queryOptions } from '@tanstack/react-query';
import { adminGraphql } from '@shop/sdk/graphql';
import type { ResultOf } from '@shop/sdk/graphql';
import { shop } from '../../kit/api/shop.ts';
import { eq } from '../../kit/list/defineList.ts';
import { language } from '../../text/text.ts';

const document = adminGraphql(`
  query Order($uuid: String!, $locale: String) {
    order(uuid: $uuid) {
      uuid orderNumber invoiceNumber invoicedAt createdAt canceledAt cancelReason supersededAt customerId
      customerEmail customerFullName coupon currency shippingNote paymentMethodName shippingMethodName
      termsAcceptedAt acceptedTerms { version title } unprintable { letters packages }
      shippingMethodData { snapshot { carrier } }
      taxExempt taxExemptReason reverseCharge vatCheck { vatId valid name address checkedAt reference }
      origin originWho
      canCapture canRefund canCancel noShippingRequired
      paymentStatusLabel(locale: $locale) { code name tone }
      shipmentStatusLabel(locale: $locale) { code name tone }
      subTotal { value currency text } subTotalInclTax { value currency text } discountAmount { value currency text } subTotalWithDiscount { value }
      shippingFeeExclTax { value currency text } shippingFeeInclTax { value currency text } totalTaxAmount { value currency text } grandTotal { value currency text }
      capturedAmount { value currency text } refundedAmount { value currency text }
      capturableAmount { value currency text } refundableAmount { value currency text } releasableAmount { value currency text }
      items {
        orderItemId productName productSku thumbnail qty shippedQty refundedQty returningQty blockedQty noShippingRequired
        finalPrice { value currency text } lineTotalWithDiscount { value currency text } lineTotalWithDiscountInclTax { value } variantOptions { attributeName optionText }
        giftCards { uuid last4 amount { value currency text } state recipientName deliverAt mailedAt expiresAt }
      }
      returns { uuid number origin state createdAt refundDueAt items { requested } }
      shippingAddress { ...Address }
      billingAddress { ...Address }
      shipments {
        uuid status carrierCode carrierName trackingNumber trackingUrl labelUrl shippedAt
        statusLabel(locale: $locale) { code name tone } items { uuid orderItemId qty productName productSku }
      }
      activities { uuid text(locale: $locale) createdAt needsReview reviewedAt author { kind name } }
      tenders { id method label amount { value text } captured { value text } refunded { value text } }
      paymentTransactions { uuid paymentAction transactionId amount { value currency text } createdAt }
    }
  }
  fragment Address on OrderAddress {
    fullName company vatId address1 address2 postcode city province provinceName country telephone formatted(locale: $locale)
  }
`);

export const orderQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['orders', 'record', uuid],
    queryFn: async () => {
      const { order } = await shop.admin.graphql(document, { uuid, locale: language });
      return order;
    },
  });

export type Order = NonNullable<ResultOf<typeof document>['order']>;

export type OrderAddress = NonNullable<Order['shippingAddress']>;
export type Shipment = Order['shipments'][number];

const notesDocument = adminGraphql(`
  query OrderNotes($uuid: String!) {
    order(uuid: $uuid) { notes { uuid text createdAt author { name } } }
  }
`);

/** Query for an order's internal notes. It is enabled only for administrators who may read notes. */
export const notesQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['orders', 'notes', uuid],
    queryFn: async () => (await shop.admin.graphql(notesDocument, { uuid })).order?.notes ?? [],
  });

const customerDocument = adminGraphql(`
  query OrderCustomer($filters: [FilterInput!], $orders: [FilterInput!]) {
    customers(filters: $filters) { items { uuid customerId fullName } }
    orders(filters: $orders) { total }
  }
`);

/** Query for the customer account and its number of orders. */
export const customerQuery = (email: string, customerId: string) =>
  queryOptions({
    queryKey: ['orders', 'customer', customerId],
    queryFn: async () => {
      const found = await shop.admin.graphql(customerDocument, {
        filters: [eq('email', email)],
        orders: [eq('customer', customerId), eq('limit', '1')],
      });
      // The order's email may have been corrected since, so the account is matched by its id.
      const customer = found.customers?.items.find((one) => one.customerId === customerId) ?? null;
      return { customer, orders: found.orders?.total ?? 0 };
    },
  });

const productDocument = adminGraphql(`
  query OrderProducts($filters: [FilterInput!]) { products(filters: $filters) { items { sku uuid } } }
`);

/** Query for the order lines' products by SKU, used to link to the products. */
export const productQuery = (skus: readonly string[]) =>
  queryOptions({
    queryKey: ['orders', 'products', skus],
    queryFn: async () => {
      const filters = [
        { key: 'sku', operation: 'in' as const, value: skus.join(',') },
        { key: 'limit', operation: 'eq' as const, value: '100' },
      ];
      const { products } = await shop.admin.graphql(productDocument, { filters });
      return new Map(products?.items.map(({ sku, uuid }) => [sku, uuid]));
    },
  });
