import { Button, Group, Stack, Text } from '@mantine/core';
import { adminGraphql } from '@shop/sdk/graphql';
import { useState } from 'react';
import { Select } from '../inputs/choices/Choices.tsx';
import { useSearch } from '../inputs/choices/useSearch.ts';
import { shop } from '../api/shop.ts';
import { eq } from '../list/defineList.ts';
import type { Filter } from '../list/defineList.ts';
import { Problem } from '../shared/Problem.tsx';
import { text } from '../../text/text.ts';

const query = adminGraphql(`
  query PagesForHomepage($filters: [FilterInput!]) {
    landingPages(filters: $filters) { items { uuid name } }
  }
`);

interface Props {
  choose(uuid: string): void;
  close(): void;
}

/** Selection of the landing page that becomes the homepage, with a search by name. */
export function PageSelect({ choose, close }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { type, words, hits, error, isSearching } = useSearch({
    queryKey: ['landingPages', 'choices'],
    delay: 250,
    find: async (name) => {
      const like: Filter[] = name === '' ? [] : [{ key: 'name', operation: 'like', value: name }];
      const found = await shop.admin.graphql(query, { filters: [eq('limit', '50'), ...like] });
      return found.landingPages?.items ?? [];
    },
  });
  if (hits?.length === 0 && words === '') return <Text>{text('replaceHomepage.page.none')}</Text>;
  return (
    <Stack>
      {error && <Problem error={error} />}
      <Select
        label={text('replaceHomepage.page')}
        placeholder={text('replaceHomepage.page.choose')}
        searchable
        isSearching={isSearching}
        nothingFoundMessage={text('app.search.none')}
        data={(hits ?? []).map(({ uuid, name }) => ({ value: uuid, label: name }))}
        value={chosen}
        onChange={setChosen}
        onSearchChange={type}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          {text('app.cancel')}
        </Button>
        <Button disabled={chosen === null} onClick={() => chosen !== null && choose(chosen)}>
          {text('replaceHomepage.next')}
        </Button>
      </Group>
    </Stack>
  );
}
