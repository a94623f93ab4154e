import { useState } from 'react';
import { Select } from '../inputs/choices/Choices.tsx';
import { useSearch } from '../inputs/choices/useSearch.ts';
import { text } from '../../text/text.ts';
import type { Choice, Labeled } from './defineList.ts';

interface Props {
  readonly choice: Choice;
  readonly value: string | null;
  /** True if the filter is in the bar, where its placeholder is its label. False if the filter is in the menu. */
  readonly isInBar: boolean;
  change(value: string | null): void;
}

/** Select input for a list filter. Values loaded from the server are searched while typing. */
export function ChoiceFilter({ choice: { title, values }, value, isInBar, change }: Props) {
  const [isOpen, open] = useState(false);
  const load = typeof values === 'function' ? values : null;
  const {
    type,
    hits = [],
    isSearching,
  } = useSearch({
    queryKey: ['choices', title, value],
    delay: 250,
    enabled: load !== null && (isOpen || value !== null),
    staleTime: 60_000,
    find: (words) => load?.(words, value) ?? [],
  });
  const shown = typeof values === 'function' ? hits : values;
  return (
    <Select
      {...(isInBar ? { 'aria-label': text(title), w: 180 } : { label: text(title) })}
      placeholder={text(title)}
      comboboxProps={{ withinPortal: isInBar }}
      clearable
      clearButtonProps={{ 'aria-label': text('list.clearFilters') }}
      data={shown.map(toOption)}
      value={value}
      onChange={change}
      onDropdownOpen={() => open(true)}
      nothingFoundMessage={text('app.search.none')}
      {...(load && {
        searchable: true,
        isSearching,
        // The input may contain the label of the selected value, which must not be used as a search term.
        onSearchChange: (next: string) => type(shown.some(([, label]) => label === next) ? '' : next),
        filter: ({ options }) => options,
      })}
    />
  );
}

const toOption = ([value, label]: Labeled) => ({ value, label });
