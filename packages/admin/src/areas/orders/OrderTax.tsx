import { Badge, Stack, Text } from '@mantine/core';
import { text } from '../../text/text.ts';
import { VatCheck } from '../../kit/shared/VatCheck.tsx';
import type { Order } from './orderQuery.ts';

/** Tax of an order: reverse charge or an exemption, and the check of the VAT ID of its billing address. */
export function OrderTax({ order }: { readonly order: Order }) {
  const { reverseCharge, taxExempt, taxExemptReason, vatCheck, billingAddress } = order;
  const vatId = billingAddress?.vatId ?? null;
  if (!reverseCharge && !taxExempt && vatId === null) return null;
  return (
    <Stack gap={4} align="flex-start">
      {reverseCharge && <Badge color="blue">{text('orders.reverseCharge')}</Badge>}
      {taxExempt && <Badge color="blue">{text('orders.taxExempt')}</Badge>}
      {taxExemptReason && <Text size="sm">{taxExemptReason}</Text>}
      <VatCheck vatId={vatId} stored={vatCheck?.vatId === vatId ? vatCheck : null} />
    </Stack>
  );
}
