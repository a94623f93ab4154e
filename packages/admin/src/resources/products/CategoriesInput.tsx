import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldProps } from '../../form/defineForm.ts';
import { text } from '../../text/text.ts';
import { searchCategories } from './categorySearch.ts';

/** The categories of a product, with the names of those above them. They are looked for on the server while one types. */
export default function CategoriesInput({ field, form }: FieldProps) {
  const [typed, type] = useState('');
  const [search] = useDebouncedValue(typed, 250);
  const chosen = form.useWatchValue(field.name) as readonly number[];
  const ids = chosen.map(String);
  const { data = [] } = useQuery({
    queryKey: ['categories', 'search', search, ids],
    queryFn: () => searchCategories(search, ids),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return (
    <MultiSelect
      label={text(field.label)}
      {...(field.help && { description: text(field.help) })}
      data={[...data]}
      value={ids}
      onChange={(next) => form.setFieldValue(field.name, next.map(Number), { forceUpdate: false })}
      searchable
      onSearchChange={type}
      filter={({ options }) => options}
      hidePickedOptions
      clearable
      nothingFoundMessage={text('app.search.none')}
      error={form.errors[field.name]}
      data-path={field.name}
    />
  );
}
