import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { Select } from '../../kit/inputs/choices/Choices.tsx';
import { IntegerInput, PercentInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { RecordInput } from '../../kit/shared/RecordsInput.tsx';
import { text } from '../../text/text.ts';
import { AmountsInputs } from './AmountsInputs.tsx';
import { SelectedInput } from './SelectedInput.tsx';
import { TiersInput } from './TiersInput.tsx';
import type { Action, ActionOf, PromotionClass } from './types.ts';

export interface ActionProps<Of = Action> {
  readonly action: Of;
  readonly of: PromotionClass;
  /** Path of the action in errors. */
  readonly path: string;
  readonly errors: Readonly<Record<string, ReactNode>>;
  change(action: Of): void;
}

/** Inputs of an action. */
export function ActionFields({ action, ...rest }: ActionProps) {
  switch (action.kind) {
    case 'percent':
      return <Percent {...rest} action={action} />;
    case 'amount':
    case 'fixed_price':
      return <Amount {...rest} action={action} />;
    case 'tiers':
      return <TiersInput {...rest} action={action} />;
    case 'buy_x_get_y':
      return <Sets {...rest} action={action} />;
    case 'cheapest_free':
      return <Cheapest {...rest} action={action} />;
    case 'gift':
      return <Gift {...rest} action={action} />;
    case 'shipping':
      return <Shipping {...rest} action={action} />;
  }
}

/** Inputs for the products that an action is about. */
const SelectedOfAction = <Of extends ActionOf<'percent' | 'amount' | 'fixed_price' | 'cheapest_free'>>({
  action,
  path,
  errors,
  change,
}: ActionProps<Of>) => (
  <SelectedInput
    label={text('promotions.selected')}
    value={action.select}
    path={`${path}.select`}
    errors={errors}
    change={(select) => change({ ...action, select })}
  />
);

const Percent = (props: ActionProps<ActionOf<'percent'>>) => {
  const { action, path, errors, change } = props;
  return (
    <>
      <PercentInput
        label={text('promotions.percent')}
        value={action.value}
        min={0}
        max={100}
        maw={240}
        required
        onChange={(value) => change({ ...action, value })}
        error={errors[`${path}.value`]}
      />
      <SelectedOfAction {...props} />
    </>
  );
};

/** Returns the label of an amount: off each unit, off the order, or the price of each unit. */
const amountLabel = (kind: 'amount' | 'fixed_price', of: PromotionClass): string => {
  if (kind === 'fixed_price') return text('promotions.price');
  return text(of === 'order' ? 'promotions.amount' : 'promotions.amountEach');
};

const Amount = (props: ActionProps<ActionOf<'amount' | 'fixed_price'>>) => {
  const { action, of, path, errors, change } = props;
  return (
    <>
      <AmountsInputs
        label={amountLabel(action.kind, of)}
        value={action.amounts}
        path={`${path}.amounts`}
        errors={errors}
        change={(amounts) => change({ ...action, amounts })}
      />
      <SelectedOfAction {...props} />
    </>
  );
};

const Sets = ({ action, path, errors, change }: ActionProps<ActionOf<'buy_x_get_y'>>) => {
  const { buy, get } = action;
  return (
    <>
      <IntegerInput
        label={text('promotions.buyQty')}
        value={buy.qty}
        min={1}
        maw={240}
        onChange={(qty) => change({ ...action, buy: { ...buy, qty } })}
        error={errors[`${path}.buy.qty`]}
      />
      <SelectedInput
        label={text('promotions.buySelected')}
        value={buy.select}
        path={`${path}.buy.select`}
        errors={errors}
        change={(select) => change({ ...action, buy: { ...buy, select } })}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <IntegerInput
          label={text('promotions.getQty')}
          value={get.qty}
          min={1}
          onChange={(qty) => change({ ...action, get: { ...get, qty } })}
          error={errors[`${path}.get.qty`]}
        />
        <PercentInput
          label={text('promotions.getPercent')}
          value={get.percent}
          min={0}
          max={100}
          onChange={(percent) => change({ ...action, get: { ...get, percent } })}
          error={errors[`${path}.get.percent`]}
        />
      </SimpleGrid>
      <SelectedInput
        label={text('promotions.getSelected')}
        value={get.select}
        path={`${path}.get.select`}
        errors={errors}
        change={(select) => change({ ...action, get: { ...get, select } })}
      />
    </>
  );
};

const Cheapest = (props: ActionProps<ActionOf<'cheapest_free'>>) => {
  const { action, path, errors, change } = props;
  return (
    <>
      <IntegerInput
        label={text('promotions.every')}
        description={text('promotions.every.help')}
        value={action.every}
        min={2}
        maw={240}
        onChange={(every) => change({ ...action, every })}
        error={errors[`${path}.every`]}
      />
      <SelectedOfAction {...props} />
    </>
  );
};

const Gift = ({ action, path, errors, change }: ActionProps<ActionOf<'gift'>>) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
    <RecordInput
      kind="sku"
      label={text('promotions.gift')}
      value={action.sku === '' ? null : action.sku}
      onChange={(sku) => change({ ...action, sku: sku ?? '' })}
      error={errors[`${path}.sku`]}
    />
    <IntegerInput
      label={text('promotions.giftQty')}
      value={action.qty}
      min={1}
      onChange={(qty) => change({ ...action, qty })}
      error={errors[`${path}.qty`]}
    />
  </SimpleGrid>
);

/** Inputs of free or cheaper shipping. */
function Shipping({ action, path, errors, change }: ActionProps<ActionOf<'shipping'>>) {
  const way = action.percent !== undefined ? 'percent' : action.amounts !== undefined ? 'amount' : 'free';
  const ways = {
    free: { kind: 'shipping' },
    percent: { kind: 'shipping', percent: 50 },
    amount: { kind: 'shipping', amounts: {} },
  } as const;
  const names = ['free', 'percent', 'amount'] as const;
  return (
    <>
      <Select
        label={text('promotions.shipping')}
        data={names.map((value) => ({ value, label: text(`promotions.shipping.${value}`) }))}
        value={way}
        allowDeselect={false}
        maw={320}
        onChange={(next) => change(ways[names.find((one) => one === next) ?? 'free'])}
        error={errors[path]}
      />
      {action.percent !== undefined && (
        <PercentInput
          label={text('promotions.percent')}
          value={action.percent}
          min={0}
          max={100}
          maw={240}
          onChange={(percent) => change({ kind: 'shipping', percent })}
          error={errors[`${path}.percent`]}
        />
      )}
      {action.amounts !== undefined && (
        <AmountsInputs
          label={text('promotions.amount')}
          value={action.amounts}
          path={`${path}.amounts`}
          errors={errors}
          change={(amounts) => change({ kind: 'shipping', amounts })}
        />
      )}
    </>
  );
}
