import type { ComboboxItem, ComboboxParsedItem } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { MultiSelect, Select } from '../inputs/choices/Choices.tsx';
import { useSearch } from '../inputs/choices/useSearch.ts';
import { text } from '../../text/text.ts';
import { recordKinds } from './records.ts';
import type { RecordKindName } from './records.ts';

interface Common {
  readonly kind: RecordKindName;
  readonly label: string;
  readonly description?: string;
  readonly placeholder?: string;
  /** True if only assistive technology can read the label. */
  readonly isLabelHidden?: boolean;
  readonly error?: ReactNode;
  /** Path of the form field, which identifies the input on the page. */
  readonly path?: string;
}

interface ManyProps extends Common {
  readonly value: readonly string[];
  onChange(value: readonly string[]): void;
}

/** Select input for multiple records of a type, with a server-side search. */
export function RecordsInput({ kind, value, onChange, ...rest }: ManyProps) {
  const { found, chosen, ...search } = useFound(kind, value);
  const data = [...chosen, ...found.filter((choice) => !value.includes(choice.value))];
  return (
    <MultiSelect
      {...wordsOf(rest)}
      {...search}
      data={data}
      value={[...value]}
      onChange={onChange}
      hidePickedOptions
    />
  );
}

interface OneProps extends Common {
  readonly value: string | null;
  readonly clearable?: boolean;
  onChange(value: string | null, label: string): void;
}

/** Select input for one record of a type, with a server-side search. */
export function RecordInput({ kind, value, onChange, clearable = true, ...rest }: OneProps) {
  const { found, chosen, ...search } = useFound(kind, value === null ? [] : [value]);
  const data = [...chosen, ...found.filter((choice) => choice.value !== value)];
  return (
    <Select
      {...wordsOf(rest)}
      {...search}
      clearable={clearable}
      data={data}
      value={value}
      onChange={(next, option) => onChange(next, (option as ComboboxItem | null)?.label ?? '')}
    />
  );
}

interface PickerProps extends Common {
  /** Record values that are excluded from the results. */
  readonly without: ReadonlySet<string>;
  pick(value: string, label: string): void;
}

/**
 * Input that picks records of a type one at a time, with a server-side search. The picked record is passed to `pick` immediately, and the
 * input is cleared.
 */
export function RecordPicker({ kind, without, pick, ...rest }: PickerProps) {
  const [isOpened, open] = useState(false);
  const { found, chosen: _none, ...search } = useFound(kind, [], isOpened);
  return (
    <Select
      {...wordsOf(rest)}
      {...search}
      data={found.filter(({ value }) => !without.has(value))}
      value={null}
      onDropdownOpen={() => open(true)}
      onChange={(value, option) => {
        if (value !== null) pick(value, (option as ComboboxItem).label);
      }}
    />
  );
}

const wordsOf = ({ label, isLabelHidden, description, error, placeholder, path }: Omit<Common, 'kind'>) => ({
  ...(path !== undefined && { 'data-path': path }),
  ...(isLabelHidden ? { 'aria-label': label } : { label }),
  ...(description !== undefined && { description }),
  placeholder: placeholder ?? (isLabelHidden ? label : text('record.search')),
  error,
});

/** Finds the records that match the typed text, and the labels of the selected records. */
function useFound(kind: RecordKindName, value: readonly string[], isEnabled = true) {
  const {
    type,
    hits: found = [],
    isSearching,
  } = useSearch({
    queryKey: ['records', kind, 'find'],
    delay: 200,
    enabled: isEnabled,
    staleTime: 30_000,
    find: (words) => recordKinds[kind].find(words),
  });
  const known = new Map(found.map(({ value: one, label }) => [one, label]));
  const read = useQueries({
    queries: value.map((one) => ({
      queryKey: ['records', kind, 'read', one],
      queryFn: () => recordKinds[kind].read(one).catch(() => null),
      staleTime: 60_000,
    })),
  });
  const chosen = value.map((one, index) => ({
    value: one,
    label:
      read[index]?.data?.label ?? known.get(one) ?? (read[index]?.isPending ? '…' : text('record.deleted')),
  }));
  return {
    found,
    chosen,
    searchable: true,
    isSearching: isEnabled && isSearching,
    onSearchChange: type,
    nothingFoundMessage: text('app.search.none'),
    // The server has already filtered the options.
    filter: ({ options }: { options: ComboboxParsedItem[] }) => options,
  };
}
