// oxlint-disable-next-line no-restricted-imports -- these are what everything else imports
import * as kit from '@mantine/core';
import type { AutocompleteProps, ComboboxItem, MultiSelectProps, SelectProps } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import type { KeyboardEvent } from 'react';
import { hasOptions, stopsEnter, takeFirst } from './openList.ts';
import { useTypedWord } from './useTypedWord.ts';

interface Searched {
  /** True while the server searches for the typed text. */
  readonly isSearching?: boolean;
}

type OneProps = Omit<SelectProps, 'searchValue' | 'ref'> & Searched;

/** Single-value select. It has a search if `searchable` is set (see `useTypedWord`). */
export const Select = ({ isSearching = false, ...props }: OneProps) =>
  props.searchable ? <SearchedSelect {...props} isSearching={isSearching} /> : <kit.Select {...props} />;

function SearchedSelect({
  value: given,
  defaultValue,
  onChange,
  isSearching = false,
  onSearchChange,
  error,
  ...rest
}: OneProps) {
  const [value, setValue] = useUncontrolled<string | null>({
    ...(given !== undefined && { value: given as string | null }),
    defaultValue: (defaultValue ?? null) as string | null,
    finalValue: null,
    onChange: (next, option: ComboboxItem | null) => onChange?.(next, option),
  });
  const input = useTypedWord({
    data: rest.data,
    isSearching,
    error,
    chosen: nameOf(rest.data, value),
    onSearchChange,
    isChosen: (one) => one === value,
    take: (option) => setValue(option.value, option),
  });
  return (
    <kit.Select
      {...rest}
      {...input}
      value={value}
      onChange={(next, option) => {
        // A picker stays empty because no selected label replaces the typed text.
        input.onSearchChange(given === null ? '' : (option?.label ?? ''));
        setValue(next, option);
      }}
    />
  );
}

const nameOf = (data: OneProps['data'], value: string | null): string =>
  value === null ? '' : (kit.getOptionsLockup(kit.getParsedComboboxData(data))[value]?.label ?? '');

type ManyProps = Omit<MultiSelectProps, 'searchValue' | 'ref'> & Searched;

/** Multi-value select with a search. */
export function MultiSelect({
  value: given,
  defaultValue,
  onChange,
  isSearching = false,
  onSearchChange,
  error,
  ...rest
}: ManyProps) {
  const [value, setValue] = useUncontrolled<string[]>({
    ...(given !== undefined && { value: given as string[] }),
    defaultValue: (defaultValue ?? []) as string[],
    finalValue: [],
    onChange: (next) => onChange?.(next),
  });
  const input = useTypedWord({
    data: rest.data,
    isSearching,
    error,
    chosen: '',
    onSearchChange,
    isChosen: (one) => value.includes(one),
    take: (option) => {
      if (!value.includes(option.value)) setValue([...value, option.value]);
    },
  });
  return <kit.MultiSelect {...rest} {...input} value={value} onChange={setValue} />;
}

/** Text input with suggestions. Enter picks the highlighted suggestion. It submits the form only if no suggestions are shown. */
export const Autocomplete = (props: AutocompleteProps) => (
  <kit.Autocomplete
    {...props}
    onKeyDownCapture={(event: KeyboardEvent<HTMLInputElement>) => {
      if (hasOptions(event.currentTarget) && stopsEnter(event)) takeFirst(event.currentTarget, false);
    }}
  />
);
