import { Button, Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import type { UpdateCouponBody } from '@shop/sdk';
import type { ReactNode } from 'react';
import { IntegerInput, MoneyInput, PercentInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import type { FieldInForm, FieldProps } from '../../kit/form/field.ts';
import { useFieldValue } from '../../kit/form/useFieldValue.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { RecordInput } from '../../kit/shared/RecordsInput.tsx';
import { RowTools } from '../../kit/shared/RowTools.tsx';
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

type Gift = NonNullable<UpdateCouponBody['buyx_gety']>[number];

/** Inputs of a buy X get Y discount: the purchased units and the discounted units. */
export function GiftsInput({ form, value, change: setValue }: FieldProps<readonly Gift[] | ''>) {
  if (typeOf(form) !== 'buy_x_get_y') return null;
  const gifts = value || [];
  return (
    <Stack gap="sm">
      {gifts.map((gift, index) => (
        <GiftRow
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          gift={gift}
          number={index + 1}
          errorOf={(name) => form.errors[`buyx_gety.${index}.${name}`]}
          change={(next) => setValue(gifts.with(index, { ...gift, ...next }))}
          remove={() => setValue(gifts.toSpliced(index, 1))}
        />
      ))}
      <Button
        variant="default"
        size="xs"
        w="fit-content"
        leftSection={<Icon name="plus" />}
        onClick={() => setValue([...gifts, { sku: '', buy_qty: 1, get_qty: 1 }])}
      >
        {text('coupons.gifts.add')}
      </Button>
    </Stack>
  );
}

interface GiftRowProps {
  readonly gift: Gift;
  readonly number: number;
  errorOf(name: string): ReactNode;
  change(next: Partial<Gift>): void;
  remove(): void;
}

function GiftRow({ gift, number, errorOf, change, remove }: GiftRowProps) {
  const name = text('coupons.gift', { number });
  const numberField = (field: 'buy_qty' | 'get_qty' | 'max_y' | 'discount', label: string) => {
    const Input = field === 'discount' ? PercentInput : IntegerInput;
    return (
      <Input
        label={label}
        value={gift[field] ?? ''}
        min={field === 'discount' ? 0 : 1}
        onChange={(value) => change({ [field]: value })}
        error={errorOf(field)}
      />
    );
  };
  return (
    <Stack gap={6} className="groupOfFields" role="group" aria-label={name}>
      <Group gap="xs" align="end" wrap="nowrap">
        <div style={{ flex: 1 }}>
          <RecordInput
            kind="sku"
            label={text('coupons.gift.product')}
            value={gift.sku === '' ? null : gift.sku}
            error={errorOf('sku')}
            onChange={(sku) => change({ sku: sku ?? '' })}
          />
        </div>
        <RowTools name={name} index={number - 1} count={number} remove={remove} />
      </Group>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs">
        {numberField('buy_qty', text('coupons.gift.buy'))}
        {numberField('get_qty', text('coupons.gift.get'))}
        {numberField('discount', text('coupons.gift.discount'))}
        {numberField('max_y', text('coupons.gift.most'))}
      </SimpleGrid>
    </Stack>
  );
}
