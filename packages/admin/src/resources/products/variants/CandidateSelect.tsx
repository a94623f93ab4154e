import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Select } from '../../../shared/choices/Choices.tsx';
import { shop } from '../../../api/shop.ts';
import { text } from '../../../text/text.ts';

interface Props {
  /** The UUID of the variant group. */
  readonly group: string;
  readonly value: string | null;
  pick(uuid: string | null): void;
}

/** A select of the products that can become variants of a group. */
export function CandidateSelect({ group, value, pick }: Props) {
  const [typed, type] = useState('');
  const [isOpen, open] = useState(false);
  const [keyword] = useDebouncedValue(typed, 300);
  const {
    data = [],
    isLoading,
    isPlaceholderData,
  } = useQuery({
    queryKey: ['products', 'candidates', group, keyword],
    queryFn: async () => shop.variants.search({ variant_group_id: group, keyword, limit: 20 }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const options = data.map(({ uuid, sku, options: chosen, is_taken: isTaken }) => ({
    value: uuid,
    label: [sku, ...chosen.map(({ option_text }) => option_text)].join(' · '),
    disabled: isTaken,
  }));
  return (
    <Select
      label={text('products.variants.existing')}
      description={text('products.variants.existing.help')}
      data={options}
      value={value}
      onChange={pick}
      onDropdownOpen={() => open(true)}
      searchable
      isSearching={typed !== keyword || isLoading || isPlaceholderData}
      clearable
      onSearchChange={(next) => type(options.some(({ label }) => label === next) ? '' : next)}
      filter={({ options: all }) => all}
      nothingFoundMessage={text('app.search.none')}
    />
  );
}
