import { Text } from '@mantine/core';
import type { GetCouponData } from '@shop/sdk';
import { text } from '../../text/text.ts';

/** Shows how often a coupon was used. */
export const CouponUses = ({ record }: { readonly record: GetCouponData }) => (
  <Text>{text('coupons.used', { count: record.used_time })}</Text>
);
