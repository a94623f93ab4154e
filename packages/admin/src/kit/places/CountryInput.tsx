import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Select } from '../inputs/choices/Choices.tsx';
import { text } from '../../text/text.ts';
import { countriesQuery, countryName } from './places.ts';

interface Props {
  readonly label?: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly clearable?: boolean;
  /** Name of the form field. If absent, the form receives the country only through `onChange`. */
  readonly name?: string;
  /** Country code. Empty if no country is selected. */
  readonly value: string;
  onChange(value: string): void;
}

/** Select input for a country, which can be searched by name. */
export function CountryInput({ value, onChange, ...props }: Props) {
  const { data } = useQuery(countriesQuery);
  const known = value === '' ? [] : [{ value, label: countryName(value) }];
  return (
    <Select
      {...props}
      data={data ?? known}
      searchable
      limit={300}
      clearButtonProps={{ 'aria-label': text('list.clear') }}
      nothingFoundMessage={text('app.search.none')}
      value={value || null}
      onChange={(code) => onChange(code ?? '')}
    />
  );
}
