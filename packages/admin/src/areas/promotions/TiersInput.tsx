import { Button, Group, Stack } from '@mantine/core';
import { Select } from '../../kit/inputs/choices/Choices.tsx';
import { IntegerInput, MoneyInput, PercentInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { Icon } from '../../kit/shared/Icon.tsx';
import { RowTools } from '../../kit/shared/RowTools.tsx';
import { text } from '../../text/text.ts';
import type { ActionProps } from './ActionFields.tsx';
import { AmountsInputs } from './AmountsInputs.tsx';
import type { ActionOf, Tier } from './types.ts';

const BY = ['qty', 'subtotal'] as const;

type Props = ActionProps<ActionOf<'tiers'>>;

/** Inputs of discounts that grow with the number of units or the subtotal. */
export function TiersInput({ action, path, of, errors, change }: Props) {
  const { by, tiers } = action;
  const isPercent = tiers[0]?.amounts === undefined;
  const setUnit = (next: string | null) =>
    change({
      ...action,
      tiers: tiers.map(({ min }) => (next === 'amount' ? { min, amounts: {} } : { min, percent: '' })),
    });
  return (
    <Stack gap="sm">
      <Group grow align="start">
        <Select
          label={text('promotions.tiers.by')}
          data={BY.map((value) => ({ value, label: text(`promotions.tiers.${value}`) }))}
          value={by}
          allowDeselect={false}
          onChange={(next) => change({ ...action, by: BY.find((one) => one === next) ?? by })}
        />
        <Select
          label={text('promotions.tiers.unit')}
          data={(['percent', 'amount'] as const).map((value) => ({
            value,
            label: text(`promotions.shipping.${value}`),
          }))}
          value={isPercent ? 'percent' : 'amount'}
          allowDeselect={false}
          onChange={setUnit}
        />
      </Group>
      {tiers.map((tier, index) => (
        <TierRow
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          tier={tier}
          index={index}
          isPercent={isPercent}
          props={{ action, path, of, errors, change }}
        />
      ))}
      <Button
        variant="default"
        size="xs"
        w="fit-content"
        leftSection={<Icon name="plus" />}
        onClick={() =>
          change({
            ...action,
            tiers: [...tiers, { min: '', ...(isPercent ? { percent: '' } : { amounts: {} }) }],
          })
        }
      >
        {text('promotions.tiers.add')}
      </Button>
    </Stack>
  );
}

interface RowProps {
  readonly tier: Tier;
  readonly index: number;
  readonly isPercent: boolean;
  readonly props: Props;
}

function TierRow({ tier, index, isPercent, props: { action, path, of, errors, change } }: RowProps) {
  const name = text('promotions.tier', { number: index + 1 });
  const at = `${path}.tiers.${index}`;
  const set = (next: Tier) => change({ ...action, tiers: action.tiers.with(index, next) });
  return (
    <Group align="end" className="groupOfFields" role="group" aria-label={name}>
      <MinInput
        by={action.by}
        value={tier.min}
        error={errors[`${at}.min`]}
        change={(min) => set({ ...tier, min })}
      />
      {isPercent ? (
        <PercentInput
          label={text('promotions.percent')}
          value={tier.percent ?? ''}
          min={0}
          max={100}
          w={160}
          onChange={(percent) => set({ min: tier.min, percent })}
          error={errors[`${at}.percent`]}
        />
      ) : (
        <AmountsInputs
          label={text(of === 'order' ? 'promotions.amount' : 'promotions.amountEach')}
          value={tier.amounts}
          path={`${at}.amounts`}
          errors={errors}
          change={(amounts) => set({ min: tier.min, amounts })}
        />
      )}
      <RowTools
        name={name}
        index={index}
        count={action.tiers.length}
        remove={() => change({ ...action, tiers: action.tiers.toSpliced(index, 1) })}
      />
    </Group>
  );
}

interface MinProps {
  readonly by: 'qty' | 'subtotal';
  readonly value: Tier['min'];
  readonly error: Props['errors'][string];
  change(value: Tier['min']): void;
}

const MinInput = ({ by, value, error, change }: MinProps) =>
  by === 'qty' ? (
    <IntegerInput
      label={text('promotions.tiers.fromQty')}
      value={value}
      min={1}
      w={160}
      onChange={change}
      error={error}
    />
  ) : (
    <MoneyInput
      label={text('promotions.tiers.fromSubtotal')}
      value={value}
      min={0}
      w={160}
      onChange={change}
      error={error}
    />
  );
