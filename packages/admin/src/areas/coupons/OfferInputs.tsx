import { Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import type { UpdateCouponBody } from '@shop/sdk';
import { IntegerInput, MoneyInput, PercentInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import type { FieldInForm, FieldProps } from '../../kit/form/field.ts';
import { useFieldValue } from '../../kit/form/useFieldValue.ts';
import { text } from '../../text/text.ts';
import { RulesInput } from './RulesInput.tsx';
import { DISCOUNT_TYPES, filled } from './types.ts';
import type { DiscountType } from './types.ts';

/** Discount type selection as cards, each with a description. */
export function TypeInput({ field, form, value: type, change: setType }: FieldProps<DiscountType>) {
  const choose = (next: string) => {
    setType(DISCOUNT_TYPES.find((one) => one === next) ?? type);
    // Buy X get Y discounts are entered in the gift rows, not in the amount input.
    if (next === 'buy_x_get_y') form.setFieldValue('discount_amount', 0);
  };
  return (
    <Radio.Group label={text(field.label)} value={type} onChange={choose} error={form.errors[field.name]}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" mt={4}>
        {DISCOUNT_TYPES.map((value) => (
          <Radio.Card key={value} value={value} p="sm" aria-label={text(`coupons.type.${value}`)}>
            <Group wrap="nowrap" align="start" gap="sm">
              <Radio.Indicator />
              <div>
                <Text fw={600}>{text(`coupons.type.${value}`)}</Text>
                <Text c="dimmed" size="xs">
                  {text(`coupons.type.${value}.help`)}
                </Text>
              </div>
            </Group>
          </Radio.Card>
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
}

/** Returns the discount type that is chosen in the form. */
export const typeOf = (form: FieldInForm['form']) =>
  useFieldValue<UpdateCouponBody>(form, 'discount_type') as DiscountType;

/** Input for the discount, as a percentage or an amount of money. */
export function AmountInput({ field, form }: FieldProps<number | string>) {
  const type = typeOf(form);
  if (type === 'buy_x_get_y') return null;
  const isPercent = type.startsWith('percentage');
  const Input = isPercent ? PercentInput : MoneyInput;
  return (
    <Input
      key={form.key(field.name)}
      label={text(isPercent ? 'coupons.percent' : 'coupons.amount')}
      {...form.getInputProps(field.name)}
      required
      maw={240}
      {...(isPercent && { max: 100 })}
    />
  );
}

type Target = NonNullable<UpdateCouponBody['target_products']>;

/** Input for the products that a product discount applies to. */
export function TargetInput({ form, value, change }: FieldProps<Target | ''>) {
  if (!typeOf(form).endsWith('specific_products')) return null;
  const target: Target = value || {};
  const set = (part: Target) => change(filled({ ...target, ...part }));
  return (
    <Stack gap="sm">
      <div>
        <Text fw={500} size="sm">
          {text('coupons.target')}
        </Text>
        <Text c="dimmed" size="xs">
          {text('coupons.target.help')}
        </Text>
      </div>
      <RulesInput
        rules={target.products ?? []}
        path="target_products.products"
        errors={form.errors}
        add={text('coupons.target.add')}
        onChange={(products) => set({ products })}
      />
      <IntegerInput
        label={text('coupons.maxQty')}
        description={text('coupons.noLimit')}
        min={1}
        maw={240}
        value={target.maxQty ?? ''}
        onChange={(maxQty) => set({ maxQty })}
        error={form.errors['target_products.maxQty']}
      />
    </Stack>
  );
}
