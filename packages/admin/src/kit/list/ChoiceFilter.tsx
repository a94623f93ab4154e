import { useState } from 'react';
import { Select } from '../inputs/choices/Choices.tsx';
import { useSearch } from '../inputs/choices/useSearch.ts';
import { text } from '../../text/text.ts';
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
        // The box has the label of the chosen value, which is not to be looked for.
        onSearchChange: (next: string) => type(shown.some(([, label]) => label === next) ? '' : next),
        filter: ({ options }) => options,
      })}
    />
  );
}

const toOption = ([value, label]: Labeled) => ({ value, label });
