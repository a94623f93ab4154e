import { Group, Input, Stack, Switch } from '@mantine/core';
import type { UpdateProductBody } from '@shop/sdk';
import type { FieldInForm, FieldProps } from '../../kit/form/field.ts';
import { Select } from '../../kit/inputs/choices/Choices.tsx';
import { IntegerInput, MoneyInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { text } from '../../text/text.ts';
import { orNull, AmountsInput } from './GiftCardAmounts.tsx';
import type { Figure, AmountsProps } from './GiftCardAmounts.tsx';

const VOUCHERS = ['multi', 'single'] as const;

/** The amounts for which a gift card is sold. */
interface Terms {
  readonly amounts: readonly Figure[];
  readonly min: Figure | null;
  readonly max: Figure | null;
  readonly validity_months: Figure | null;
  readonly voucher: (typeof VOUCHERS)[number];
}

const NEW_TERMS: Terms = { amounts: [''], min: null, max: null, validity_months: null, voucher: 'multi' };

/** Inputs of a product that is sold as a gift card. They also set the fields that follow from it, such as the price. */
export default function GiftCardInput({ field, form, value, change }: FieldProps<Terms | ''>) {
  const set = (next: Terms) => {
    change(next);
    showPrice(form, next);
  };
  const start = () => {
    set(NEW_TERMS);
    setOther(form, 'no_shipping_required', true);
    // Cards are made when they are sold, so that none is in stock.
    setOther(form, 'manage_stock', false);
  };
  const errorOf = (path: string) => form.errors[`${field.name}.${path}`];
  return (
    <Stack gap="sm">
      <Switch
        label={text(field.label)}
        description={text('products.giftCard.help')}
        checked={value !== ''}
        onChange={(event) => (event.currentTarget.checked ? start() : change(''))}
        error={form.errors[field.name]}
      />
      {value !== '' && (
        <>
          <AmountsInput
            amounts={value.amounts}
            errorOf={errorOf}
            change={(amounts) => set({ ...value, amounts })}
          />
          <RangeInput terms={value} errorOf={errorOf} change={set} />
          <IntegerInput
            label={text('products.giftCard.months')}
            description={text('products.giftCard.months.help')}
            value={value.validity_months ?? ''}
            min={1}
            onChange={(months) => set({ ...value, validity_months: orNull(months) })}
            error={errorOf('validity_months')}
          />
          <Select
            label={text('products.giftCard.voucher')}
            description={text('products.giftCard.voucher.help')}
            data={VOUCHERS.map((voucher) => ({
              value: voucher,
              label: text(`products.giftCard.voucher.${voucher}`),
            }))}
            value={value.voucher}
            allowDeselect={false}
            onChange={(next) =>
              set({ ...value, voucher: VOUCHERS.find((one) => one === next) ?? value.voucher })
            }
            error={errorOf('voucher')}
          />
        </>
      )}
    </Stack>
  );
}

const setOther = (form: FieldInForm['form'], name: keyof UpdateProductBody & string, value: unknown) =>
  form.setFieldValue(name, value);

/** Shows the price that the product gets: the least amount. */
function showPrice(form: FieldInForm['form'], { amounts, min }: Terms): void {
  const figures = [...amounts, min].filter((figure) => typeof figure === 'number');
  if (figures.length > 0) setOther(form, 'price', Math.min(...figures));
}

interface RangeProps {
  readonly terms: Terms;
  errorOf: AmountsProps['errorOf'];
  change(terms: Terms): void;
}

const RangeInput = ({ terms, errorOf, change }: RangeProps) => (
  <Input.Wrapper
    label={text('products.giftCard.range')}
    labelElement="div"
    description={text('products.giftCard.range.help')}
  >
    <Group grow align="start" mt="xs">
      {(['min', 'max'] as const).map((end) => (
        <MoneyInput
          key={end}
          label={text(`products.giftCard.${end}`)}
          value={terms[end] ?? ''}
          min={0}
          onChange={(next) => change({ ...terms, [end]: orNull(next) })}
          error={errorOf(end)}
        />
      ))}
    </Group>
  </Input.Wrapper>
);
