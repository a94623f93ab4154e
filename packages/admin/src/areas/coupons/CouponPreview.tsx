import { Alert, Stack, Table, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { isShopError } from '@shop/sdk';
import type { PreviewCouponBody } from '@shop/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { fieldsOf, sentValue } from '../../kit/form/values.ts';
import type { FieldInForm } from '../../kit/form/field.ts';
import { TrialHead } from '../../kit/shared/TrialHead.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { language, text } from '../../text/text.ts';
import { couponForm } from './form.ts';
import { SampleCart } from './SampleCart.tsx';
import type { SampleItem } from './SampleCart.tsx';

const fields = fieldsOf(couponForm);

/** Preview that describes the edited coupon and calculates its discount on a sample cart. */
export function CouponPreview({ form }: Pick<FieldInForm, 'form'>) {
  const may = useMay();
  const [items, setItems] = useState<readonly SampleItem[]>([]);
  const [customer, setCustomer] = useState<string | null>(null);
  const cart = {
    items: items.map(({ sku, qty }) => ({ sku, qty: Number(qty) || 1 })),
    customer,
    locale: language,
  };
  const [body] = useDebouncedValue(JSON.stringify({ ...useDraft(form), ...cart }), 400);
  const request = JSON.parse(body) as Partial<PreviewCouponBody>;
  const isComplete = request.discount_amount !== undefined || request.discount_type === 'buy_x_get_y';
  const { data, error } = useQuery({
    queryKey: ['coupons', 'preview', body],
    queryFn: () => shop.coupons.preview(request as PreviewCouponBody),
    placeholderData: keepPreviousData,
    enabled: may('previewCoupon') && isComplete,
  });
  return (
    <Stack gap="sm">
      <Text role="status" fw={500}>
        {error || !isComplete ? text('coupons.incomplete') : (data?.summary ?? '')}
      </Text>
      {error && isShopError(error) && error.details[0] && (
        <Text c="dimmed" size="sm">
          {error.details[0].message}
        </Text>
      )}
      <Text fw={600} mt="xs">
        {text('coupons.try')}
      </Text>
      <SampleCart items={items} setItems={setItems} customer={customer} setCustomer={setCustomer} />
      {!error && data?.trial && items.length > 0 && <Outcome trial={data.trial} />}
    </Stack>
  );
}

type Preview = Awaited<ReturnType<typeof shop.coupons.preview>>;

/** Table of the coupon's discounts on the sample cart, or the reason why the coupon does not apply. */
const Outcome = ({ trial }: { readonly trial: NonNullable<Preview['trial']> }) => (
  <>
    {trial.refusal && <Alert color="orange">{trial.refusal.message}</Alert>}
    <Table>
      <caption className="unseen">{text('coupons.try')}</caption>
      <TrialHead />
      <Table.Tbody>
        {trial.lines.map(({ sku, name, qty, total, discount }) => (
          <Table.Tr key={sku}>
            <Table.Td>
              {qty} × {name}
            </Table.Td>
            <Table.Td className="number" ta="end">
              {total.text}
            </Table.Td>
            <Table.Td className="number" ta="end">
              {discount.value > 0 ? `−${discount.text}` : '–'}
            </Table.Td>
          </Table.Tr>
        ))}
        <Table.Tr fw={600}>
          <Table.Td>{trial.free_shipping ? text('coupons.freeShipping') : ''}</Table.Td>
          <Table.Td className="number" ta="end">
            {trial.sub_total.text}
          </Table.Td>
          <Table.Td className="number" ta="end">
            −{trial.discount.text}
          </Table.Td>
        </Table.Tr>
      </Table.Tbody>
    </Table>
  </>
);

/** Creates the coupon's request body from the form values whenever they change. */
function useDraft(form: FieldInForm['form']): Readonly<Record<string, unknown>> {
  const values = fields.map(({ name }) => form.useWatchValue(name));
  const sent = fields.flatMap((field, index) =>
    values[index] === '' ? [] : [[field.name, sentValue(field, values[index])] as const],
  );
  // The code does not affect the discount and may still be invalid, so the preview uses a fixed code.
  return { ...Object.fromEntries(sent), coupon: 'NEW' };
}
