import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Select } from '../shared/choices/Choices.tsx';
import { text } from '../text/text.ts';
import type { Choice, Labeled } from './defineList.ts';

interface Props {
  readonly choice: Choice;
  readonly value: string | null;
  /** The choice stands in the bar, where its placeholder names it, and not in the menu. */
  readonly isInBar: boolean;
  change(value: string | null): void;
}

/** The select of one choice above a list. Values that are loaded are looked for while one types. */
export function ChoiceFilter({ choice: { title, values }, value, isInBar, change }: Props) {
  const [typed, type] = useState('');
  const [isOpen, open] = useState(false);
  const [search] = useDebouncedValue(typed, 250);
  const load = typeof values === 'function' ? values : null;
  const {
    data = [],
    isLoading,
    isPlaceholderData,
  } = useQuery({
    queryKey: ['choices', title, search, value],
    queryFn: () => load?.(search, value) ?? [],
    enabled: load !== null && (isOpen || value !== null),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const shown = typeof values === 'function' ? data : values;
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
        isSearching: typed !== search || isLoading || isPlaceholderData,
        // The box has the label of the chosen value, which is not to be looked for.
        onSearchChange: (next: string) => type(shown.some(([, label]) => label === next) ? '' : next),
        filter: ({ options }) => options,
      })}
    />
  );
}

const toOption = ([value, label]: Labeled) => ({ value, label });
