import { SimpleGrid, Stack, TagsInput, Text } from '@mantine/core';
import type { UpdateCouponBody } from '@shop/sdk';
import { IntegerInput, MoneyInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import type { FieldProps } from '../../kit/form/field.ts';
import { RecordsInput } from '../../kit/shared/RecordsInput.tsx';
import { text } from '../../text/text.ts';
import { RulesInput } from './RulesInput.tsx';
import { entriesOf, filled } from './types.ts';

type CartCondition = NonNullable<UpdateCouponBody['condition']>;

/** Inputs for cart conditions of a coupon. */
export function CartConditionInput({ form: { errors }, value, change }: FieldProps<CartCondition | ''>) {
  const condition: CartCondition = value || {};
  const set = (part: CartCondition) => change(filled({ ...condition, ...part }));
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <MoneyInput
          label={text('coupons.orderTotal')}
          description={text('coupons.orderTotal.help')}
          value={condition.order_total ?? ''}
          onChange={(order_total) => set({ order_total })}
          error={errors['condition.order_total']}
        />
        <IntegerInput
          label={text('coupons.orderQty')}
          description={text('coupons.orderQty.help')}
          value={condition.order_qty ?? ''}
          onChange={(order_qty) => set({ order_qty })}
          error={errors['condition.order_qty']}
        />
      </SimpleGrid>
      <Text fw={500} size="sm">
        {text('coupons.required')}
      </Text>
      <RulesInput
        rules={condition.required_products ?? []}
        path="condition.required_products"
        errors={errors}
        hasUnits
        add={text('coupons.required.add')}
        onChange={(rules) => set({ required_products: rules.map((rule) => ({ qty: 1, ...rule })) })}
      />
    </Stack>
  );
}

type CustomerCondition = NonNullable<UpdateCouponBody['user_condition']>;

/** Inputs for customer conditions of a coupon. */
export function CustomerConditionInput({
  form: { errors },
  value,
  change,
}: FieldProps<CustomerCondition | ''>) {
  const condition: CustomerCondition = value || {};
  const set = (part: CustomerCondition) => change(filled({ ...condition, ...part }));
  return (
    <Stack gap="sm">
      <Text c="dimmed" size="sm">
        {text('coupons.customers.help')}
      </Text>
      <RecordsInput
        kind="customer_group"
        label={text('coupons.groups')}
        value={entriesOf(condition.groups)}
        onChange={(groups) => set({ groups })}
        error={errors['user_condition.groups']}
      />
      <TagsInput
        label={text('coupons.emails')}
        value={[...entriesOf(condition.emails), ...entriesOf(condition.email)]}
        // `email` and `emails` have the same meaning, so only `emails` is stored.
        onChange={(emails) => set({ emails, email: null })}
        error={errors['user_condition.emails']}
      />
      <MoneyInput
        label={text('coupons.purchased')}
        description={text('coupons.purchased.help')}
        maw={320}
        value={condition.purchased ?? ''}
        onChange={(purchased) => set({ purchased })}
        error={errors['user_condition.purchased']}
      />
    </Stack>
  );
}
