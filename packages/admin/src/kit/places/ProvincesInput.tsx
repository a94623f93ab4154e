import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MultiSelect } from '../inputs/choices/Choices.tsx';
import { text } from '../../text/text.ts';
import { countryName, provincesQuery } from './places.ts';

interface Props {
  readonly label: string;
  readonly description?: string;
  readonly placeholder?: string;
  readonly error?: ReactNode;
  readonly countries: readonly string[];
  readonly value?: string[];
  onChange(value: string[]): void;
}

/** Select input for provinces of several countries, grouped by country. */
export function ProvincesInput({ countries, ...props }: Props) {
  const lists = useQueries({ queries: countries.map(provincesQuery) });
  const data = countries.flatMap((country, index) => {
    const items = lists[index]?.data ?? [];
    return items.length > 0 ? [{ group: countryName(country), items }] : [];
  });
  return (
    <MultiSelect
      {...props}
      data={data}
      searchable
      hidePickedOptions
      limit={500}
      maxDropdownHeight={280}
      nothingFoundMessage={text('app.search.none')}
    />
  );
}
