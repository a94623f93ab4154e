import { Button, Group, SimpleGrid, Stack } from '@mantine/core';
import type { UpdateCouponBody } from '@shop/sdk';
import type { ReactNode } from 'react';
import { IntegerInput, PercentInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import type { FieldProps } from '../../kit/form/field.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { RecordInput } from '../../kit/shared/RecordsInput.tsx';
import { RowTools } from '../../kit/shared/RowTools.tsx';
import { text } from '../../text/text.ts';
import { typeOf } from './OfferInputs.tsx';

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
