import { useState } from 'react';
import { Select } from '../../../kit/inputs/choices/Choices.tsx';
import { useSearch } from '../../../kit/inputs/choices/useSearch.ts';
import { shop } from '../../../kit/api/shop.ts';
import { text } from '../../../text/text.ts';

interface Props {
  /** UUID of the variant group. */
  readonly group: string;
  readonly value: string | null;
  pick(uuid: string | null): void;
}

/** Select input for products that can become variants of a group. */
export function CandidateSelect({ group, value, pick }: Props) {
  const [isOpen, open] = useState(false);
  const {
    type,
    hits = [],
    isSearching,
  } = useSearch({
    queryKey: ['products', 'candidates', group],
    delay: 300,
    enabled: isOpen,
    find: async (keyword) => shop.variants.search({ variant_group_id: group, keyword, limit: 20 }),
  });
  const options = hits.map(({ uuid, sku, options: chosen, is_taken: isTaken }) => ({
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
      isSearching={isSearching}
      clearable
      onSearchChange={(next) => type(options.some(({ label }) => label === next) ? '' : next)}
      filter={({ options: all }) => all}
      nothingFoundMessage={text('app.search.none')}
    />
  );
}
