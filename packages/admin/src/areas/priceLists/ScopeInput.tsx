import { Stack, Text } from '@mantine/core';
import type { UpdatePriceListBody } from '@shop/sdk';
import type { FieldProps } from '../../kit/form/field.ts';
import { RecordsInput } from '../../kit/shared/RecordsInput.tsx';
import { text } from '../../text/text.ts';
import { ScopeFilters } from './ScopeFilters.tsx';
import { shownFilters } from './scopeFilter.ts';

type Scope = NonNullable<UpdatePriceListBody['scope']>;

/** Inputs for the products that the percentage of a price list is for. */
export default function ScopeInput({ form: { errors }, value, change }: FieldProps<Scope | ''>) {
  const scope: Scope = value || {};
  const set = (part: Scope) => change({ ...scope, ...part });
  const filters = scope.filter ?? [];
  const { shown, others } = shownFilters(filters);
  return (
    <Stack gap="sm">
      <Text c="dimmed" size="sm">
        {text('priceLists.scope.help')}
      </Text>
      <RecordsInput
        kind="category_uuid"
        label={text('categories.title')}
        value={scope.categories ?? []}
        onChange={(categories) => set({ categories: [...categories] })}
        error={errors['scope.categories']}
      />
      <RecordsInput
        kind="collection_uuid"
        label={text('collections.title')}
        value={scope.collections ?? []}
        onChange={(collections) => set({ collections: [...collections] })}
        error={errors['scope.collections']}
      />
      <ScopeFilters
        filters={shown}
        change={(next) => set({ filter: [...next, ...others] })}
        error={errors['scope.filter'] ?? errors['scope']}
      />
      {others.length > 0 && (
        <Text c="dimmed" size="sm">
          {text('priceLists.scope.filters', { count: others.length })}
        </Text>
      )}
    </Stack>
  );
}
