import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { MultiSelect, Select } from '../../kit/inputs/choices/Choices.tsx';
import { RecordsInput } from '../../kit/shared/RecordsInput.tsx';
import { text } from '../../text/text.ts';
import type { Selected } from './types.ts';

interface Props {
  /** Says what the products are for, such as "Products to buy". */
  readonly label: string;
  readonly value: Selected | undefined;
  /** Path of the value in errors. */
  readonly path: string;
  readonly errors: Readonly<Record<string, ReactNode>>;
  change(value: Selected): void;
}

/** Inputs that choose products by category, collection, attribute or SKU. Without any, all products are chosen. */
export function SelectedInput({ label, value = {}, path, errors, change }: Props) {
  const set = (name: 'skus' | 'categories' | 'collections', list: readonly string[]) =>
    change(without({ ...value, [name]: list.length === 0 ? undefined : [...list] }));
  const { skus = [], categories = [], collections = [], attribute } = value;
  return (
    <Stack gap="xs" className="groupOfFields" role="group" aria-label={label}>
      <div>
        <Text fw={500} size="sm">
          {label}
        </Text>
        <Text c="dimmed" size="xs">
          {text('promotions.selected.help')}
        </Text>
      </div>
      <RecordsInput
        kind="category_uuid"
        label={text('categories.title')}
        value={categories}
        onChange={(list) => set('categories', list)}
        error={errors[`${path}.categories`]}
      />
      <RecordsInput
        kind="collection_uuid"
        label={text('collections.title')}
        value={collections}
        onChange={(list) => set('collections', list)}
        error={errors[`${path}.collections`]}
      />
      <RecordsInput
        kind="sku"
        label={text('products.title')}
        value={skus}
        onChange={(list) => set('skus', list)}
        error={errors[`${path}.skus`]}
      />
      <AttributeInput
        value={attribute}
        error={errors[`${path}.attribute`] ?? errors[`${path}.attribute.options`]}
        change={(next) => change(without({ ...value, attribute: next }))}
      />
    </Stack>
  );
}

/** Removes members that are not set, because the shop takes them as given. */
const without = (value: Selected): Selected =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));

interface AttributeProps {
  readonly value: Selected['attribute'];
  readonly error: ReactNode;
  change(value: Selected['attribute']): void;
}

/** Inputs for an attribute and some of its options. */
export function AttributeInput({ value, error, change }: AttributeProps) {
  const { data = [] } = useQuery({
    queryKey: ['attributes', 'withOptions'],
    queryFn: async () => (await shop.attributes.list()).filter(({ options }) => options.length > 0),
  });
  const chosen = data.find(({ attribute_code }) => attribute_code === value?.code);
  return (
    <>
      <Select
        label={text('promotions.attribute')}
        data={data.map(({ attribute_code, attribute_name }) => ({
          value: attribute_code,
          label: attribute_name,
        }))}
        value={value?.code ?? null}
        onChange={(code) => change(code === null ? undefined : { code, options: [] })}
        clearable
        error={error}
      />
      {value && (
        <MultiSelect
          label={text('promotions.options')}
          data={(chosen?.options ?? []).map(({ uuid, option_text }) => ({ value: uuid, label: option_text }))}
          value={[...value.options]}
          onChange={(options) => change({ ...value, options })}
          hidePickedOptions
        />
      )}
    </>
  );
}
