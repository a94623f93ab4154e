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
  /** The name in the form; absent: the form reads the country from `onChange`. */
  readonly name?: string;
  /** The code of the country; empty: none is chosen. */
  readonly value: string;
  onChange(value: string): void;
}

/** Chooses a country by name on a list that can be searched. */
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
