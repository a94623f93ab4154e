import { queryOptions } from '@tanstack/react-query';
import { adminGraphql } from '@shop/sdk/graphql';
import type { ResultOf } from '@shop/sdk/graphql';
import { shop } from '../api/shop.ts';

const document = adminGraphql(`
  query Order($uuid: String!) {
    order(uuid: $uuid) {
      uuid orderNumber status paymentStatus shipmentStatus createdAt canceledAt cancelReason
      customerEmail customerFullName coupon currency shippingNote paymentMethodName shippingMethodName
      canCapture canRefund canCancel noShippingRequired
      subTotal { text } discountAmount { value text } shippingFeeExclTax { text } totalTaxAmount { text } grandTotal { value text }
      capturedAmount { value text } refundedAmount { value text }
      items {
        orderItemId productName productSku thumbnail qty shippedQty refundedQty finalPrice { text } lineTotalWithDiscount { text }
        variantOptions { attributeName optionText }
      }
      shippingAddress { ...Address }
      billingAddress { ...Address }
      shipments { uuid shipmentId status carrierName trackingNumber shippedAt items { uuid qty productName } }
      activities { uuid comment createdAt author { name } }
      paymentTransactions { uuid paymentAction amount { text } createdAt }
    }
  }
  fragment Address on OrderAddress {
    fullName address1 address2 postcode city provinceName country telephone
  }
`);

export const orderQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['orders', 'record', uuid],
    queryFn: async () => (await shop.admin.graphql(document, { uuid })).order,
  });

export type Order = NonNullable<ResultOf<typeof document>['order']>;
