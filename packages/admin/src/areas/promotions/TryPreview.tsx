import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { isShopError } from '@shop/sdk';
import type { PreviewPromotionBody } from '@shop/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../../kit/api/permissions.ts';
import { shop } from '../../kit/api/shop.ts';
import { fieldsOf, sentValue } from '../../kit/form/values.ts';
import type { FieldInForm } from '../../kit/form/field.ts';
import { ProductsInput } from '../../kit/shippingCalculator/ProductsInput.tsx';
import type { ChosenProduct } from '../../kit/shippingCalculator/ProductsInput.tsx';
import { CountryInput } from '../../kit/places/CountryInput.tsx';
import { RecordInput } from '../../kit/shared/RecordsInput.tsx';
import { language, text } from '../../text/text.ts';
import { promotionForm } from './form.ts';
import { TryOutcome } from './TryOutcome.tsx';

const fields = fieldsOf(promotionForm);

/** The cart that the promotion is tried on: a saved one, or products with the customer and country that conditions need. */
interface Tried {
  readonly of: 'cart' | 'products';
  readonly cart: string | null;
  readonly items: readonly ChosenProduct[];
  readonly customer: string | null;
  readonly country: string;
}

const NOTHING: Tried = { of: 'products', cart: null, items: [], customer: null, country: '' };

/** Preview that tries the promotion, as it is entered now, on a cart. It is tried as if it were on and its code were entered. */
export function TryPreview({ form }: Pick<FieldInForm, 'form'>) {
  const may = useMay();
  const { uuid } = useParams({ strict: false }) as { readonly uuid?: string };
  const [tried, setTried] = useState(NOTHING);
  const promotion = useDraft(form);
  const on = cartOf(tried);
  const [sent] = useDebouncedValue(
    JSON.stringify({ ...on, promotion, locale: language, ...(uuid !== undefined && { promotion_id: uuid }) }),
    400,
  );
  const isComplete = promotion['action'] !== undefined;
  const { data, error } = useQuery({
    queryKey: ['promotions', 'preview', sent],
    queryFn: () => shop.promotions.preview(JSON.parse(sent) as PreviewPromotionBody),
    placeholderData: keepPreviousData,
    enabled: on !== null && isComplete,
    retry: false,
  });
  if (!may('previewPromotion')) return <Text c="dimmed">{text('promotions.try.noPermission')}</Text>;
  return (
    <Stack gap="sm">
      <Text c="dimmed" size="sm">
        {text('promotions.try.help')}
      </Text>
      <CartInputs tried={tried} set={(change) => setTried({ ...tried, ...change })} />
      {on !== null && (
        <div role="status">
          {error || !isComplete ? (
            <Text c="dimmed">{faultOf(error)}</Text>
          ) : (
            data && <TryOutcome outcome={data} />
          )}
        </div>
      )}
    </Stack>
  );
}

/** Returns the message of what is missing or wrong in the promotion. */
const faultOf = (error: Error | null): string =>
  (error && isShopError(error) && (error.details[0]?.message ?? error.message)) ||
  text('promotions.try.incomplete');

/** Returns the members of the request body for the cart. Null if nothing is chosen yet. */
function cartOf({ of, cart, items, customer, country }: Tried) {
  if (of === 'cart') return cart === null ? null : { cart_id: cart };
  if (items.length === 0) return null;
  return {
    items: items.map(({ sku, qty }) => ({ sku, qty: Number(qty) || 1 })),
    customer,
    ...(country !== '' && { country }),
  };
}

interface InputsProps {
  readonly tried: Tried;
  set(change: Partial<Tried>): void;
}

function CartInputs({ tried: { of, cart, items, customer, country }, set }: InputsProps) {
  const may = useMay();
  const kinds = may('listCarts') ? (['products', 'cart'] as const) : (['products'] as const);
  return (
    <>
      {kinds.length > 1 && (
        <SegmentedControl
          aria-label={text('promotions.try.on')}
          value={of}
          w="fit-content"
          data={kinds.map((value) => ({ value, label: text(`promotions.try.${value}`) }))}
          onChange={(next) => set({ of: next === 'cart' ? 'cart' : 'products' })}
        />
      )}
      {of === 'cart' ? (
        <RecordInput
          kind="cart"
          label={text('promotions.try.recent')}
          placeholder={text('promotions.try.recent.find')}
          value={cart}
          onChange={(next) => set({ cart: next })}
        />
      ) : (
        <>
          <ProductsInput value={items} onChange={(next) => set({ items: next })} />
          {items.length > 0 && (
            <>
              <RecordInput
                kind="customer"
                label={text('coupons.try.customer')}
                placeholder={text('coupons.try.guest')}
                value={customer}
                onChange={(next) => set({ customer: next })}
              />
              <CountryInput
                label={text('promotions.try.country')}
                value={country}
                onChange={(next) => set({ country: next })}
              />
            </>
          )}
        </>
      )}
    </>
  );
}

/** Creates the request body of the promotion from the form values. Without a name it is named for the trial. */
function useDraft(form: FieldInForm['form']): Readonly<Record<string, unknown>> {
  const values = fields.map(({ name }) => form.useWatchValue(name));
  const sent = fields.flatMap((field, index) =>
    values[index] === '' ? [] : [[field.name, sentValue(field, values[index])] as const],
  );
  const name = text('promotions.new');
  return { name, label: name, ...Object.fromEntries(sent), status: true };
}
