import { Text } from '@mantine/core';
import type { Values } from '../../kit/form/defineForm.ts';
import { text } from '../../text/text.ts';

/** Tells how often a coupon was used. */
export const CouponUses = ({ record }: { readonly record: Values }) => (
  <Text>{text('coupons.used', { count: Number(record['used_time']) })}</Text>
);
