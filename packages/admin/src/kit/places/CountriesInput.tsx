import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MultiSelect } from '../inputs/choices/Choices.tsx';
import { text } from '../../text/text.ts';
import { countriesQuery } from './places.ts';

interface Props {
  readonly label: string;
  readonly description?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly error?: ReactNode;
  readonly value?: string[];
  onChange(value: string[]): void;
}

/** Select input for several countries, which can be searched by name. */
export function CountriesInput(props: Props) {
  const { data = [] } = useQuery(countriesQuery);
  return (
    <MultiSelect
      {...props}
      data={data}
      searchable
      clearable
      hidePickedOptions
      clearButtonProps={{ 'aria-label': text('list.clear') }}
      limit={300}
      maxDropdownHeight={280}
      nothingFoundMessage={text('app.search.none')}
    />
  );
}
