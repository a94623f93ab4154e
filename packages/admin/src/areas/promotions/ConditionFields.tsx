import { Checkbox, Group, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { MultiSelect } from '../../kit/inputs/choices/Choices.tsx';
import { IntegerInput, MoneyInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { CountriesInput } from '../../kit/places/CountriesInput.tsx';
import { RecordsInput } from '../../kit/shared/RecordsInput.tsx';
import { language, text } from '../../text/text.ts';
import { AttributeInput, SelectedInput } from './SelectedInput.tsx';
import type { Condition, ConditionOf } from './types.ts';

interface Props<Of = Condition> {
  readonly condition: Of;
  /** Path of the condition in errors. */
  readonly path: string;
  readonly errors: Readonly<Record<string, ReactNode>>;
  change(condition: Of): void;
}

/** Inputs of a condition. A condition without fields has none. */
export function ConditionFields({ condition, ...rest }: Props) {
  const { path, errors, change } = rest;
  switch (condition.kind) {
    case 'subtotal':
      return (
        <MoneyInput
          label={text('promotions.min')}
          description={text('coupons.orderTotal.help')}
          value={condition.min}
          min={0}
          maw={240}
          onChange={(min) => change({ ...condition, min })}
          error={errors[`${path}.min`]}
        />
      );
    case 'qty':
      return <Qty {...rest} condition={condition} />;
    case 'products':
      return (
        <RecordsInput
          kind="sku"
          label={text('products.title')}
          value={condition.skus}
          onChange={(skus) => change({ ...condition, skus: [...skus] })}
          error={errors[`${path}.skus`]}
        />
      );
    case 'categories':
    case 'collections':
    case 'groups':
      return <Records {...rest} condition={condition} />;
    case 'attribute':
      return (
        <AttributeInput
          value={condition.code === '' ? undefined : condition}
          error={errors[`${path}.code`] ?? errors[`${path}.options`]}
          change={(value) =>
            change({ kind: 'attribute', code: value?.code ?? '', options: value?.options ?? [] })
          }
        />
      );
    case 'countries':
      return (
        <CountriesInput
          label={text('promotions.countries')}
          value={[...condition.codes]}
          onChange={(codes) => change({ ...condition, codes })}
          error={errors[`${path}.codes`]}
        />
      );
    case 'weekdays':
      return <Weekdays {...rest} condition={condition} />;
    case 'hours':
      return <Hours {...rest} condition={condition} />;
    default:
      return null;
  }
}

const Qty = ({ condition, path, errors, change }: Props<ConditionOf<'qty'>>) => (
  <>
    <IntegerInput
      label={text('promotions.minQty')}
      value={condition.min}
      min={1}
      maw={240}
      onChange={(min) => change({ ...condition, min })}
      error={errors[`${path}.min`]}
    />
    <SelectedInput
      label={text('promotions.counted')}
      value={condition.of}
      path={`${path}.of`}
      errors={errors}
      change={(of) => change({ ...condition, of })}
    />
  </>
);

/** Input for categories, collections or customer groups. */
function Records({
  condition,
  path,
  errors,
  change,
}: Props<ConditionOf<'categories' | 'collections' | 'groups'>>) {
  const { kind, ids } = condition;
  const set = (next: readonly string[]) => change({ ...condition, ids: [...next] });
  const error = errors[`${path}.ids`];
  if (kind === 'groups') return <Groups ids={ids} error={error} set={set} />;
  return (
    <RecordsInput
      kind={kind === 'categories' ? 'category_uuid' : 'collection_uuid'}
      label={text(kind === 'categories' ? 'categories.title' : 'collections.title')}
      value={ids}
      onChange={set}
      error={error}
    />
  );
}

interface GroupsProps {
  readonly ids: readonly string[];
  readonly error: ReactNode;
  set(ids: readonly string[]): void;
}

function Groups({ ids, error, set }: GroupsProps) {
  const { data = [] } = useQuery({
    queryKey: ['customerGroups', 'choices'],
    queryFn: async () =>
      (await shop.customerGroups.list()).map(({ uuid, group_name }) => ({ value: uuid, label: group_name })),
  });
  return (
    <MultiSelect
      label={text('customerGroups.title')}
      data={data}
      value={[...ids]}
      onChange={set}
      hidePickedOptions
      error={error}
    />
  );
}

/** A Monday, from which the names of weekdays are counted. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
const dayFormat = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });

const Weekdays = ({ condition, path, errors, change }: Props<ConditionOf<'weekdays'>>) => (
  <Checkbox.Group
    label={text('promotions.weekdays')}
    description={text('promotions.zone')}
    value={condition.days.map(String)}
    onChange={(days) => change({ ...condition, days: days.map(Number).toSorted() })}
    error={errors[`${path}.days`]}
  >
    <Group gap="sm" mt={4}>
      {[1, 2, 3, 4, 5, 6, 7].map((day) => (
        <Checkbox
          key={day}
          value={String(day)}
          label={dayFormat.format(new Date(MONDAY + (day - 1) * DAY_MS))}
        />
      ))}
    </Group>
  </Checkbox.Group>
);

const Hours = ({ condition, path, errors, change }: Props<ConditionOf<'hours'>>) => (
  <Group align="start" grow maw={420}>
    {(['from', 'to'] as const).map((name) => (
      <TextInput
        key={name}
        type="time"
        label={text(`promotions.hours.${name}`)}
        description={text('promotions.zone')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={condition[name]}
        onChange={(event) => change({ ...condition, [name]: event.currentTarget.value })}
        error={errors[`${path}.${name}`]}
      />
    ))}
  </Group>
);
