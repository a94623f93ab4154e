import { Button, Group, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { adminGraphql } from '@shop/sdk/graphql';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Select } from '../../../shared/choices/Choices.tsx';
import { shop } from '../../../api/shop.ts';
import { eq } from '../../../list/defineList.ts';
import type { Filter } from '../../../list/defineList.ts';
import { Problem } from '../../../shared/Problem.tsx';
import { text } from '../../../text/text.ts';

const query = adminGraphql(`
  query PagesForHomepage($filters: [FilterInput!]) {
    landingPages(filters: $filters) { items { uuid name } }
  }
`);

interface Props {
  choose(uuid: string): void;
  close(): void;
}

/** Chooses the landing page that becomes the homepage, searched by its name. */
export function PageSelect({ choose, close }: Props) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [words] = useDebouncedValue(typed, 250);
  const pages = useQuery({
    queryKey: ['landingPages', 'choices', words],
    queryFn: async () => {
      const like: Filter[] = words === '' ? [] : [{ key: 'name', operation: 'like', value: words }];
      const found = await shop.admin.graphql(query, { filters: [eq('limit', '50'), ...like] });
      return found.landingPages?.items ?? [];
    },
    placeholderData: keepPreviousData,
  });
  if (pages.data?.length === 0 && words === '') return <Text>{text('replaceHomepage.page.none')}</Text>;
  return (
    <Stack>
      {pages.error && <Problem error={pages.error} />}
      <Select
        label={text('replaceHomepage.page')}
        placeholder={text('replaceHomepage.page.choose')}
        searchable
        isSearching={typed !== words || pages.isLoading || pages.isPlaceholderData}
        nothingFoundMessage={text('app.search.none')}
        data={(pages.data ?? []).map(({ uuid, name }) => ({ value: uuid, label: name }))}
        value={chosen}
        onChange={setChosen}
        onSearchChange={setTyped}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          {text('replaceHomepage.cancel')}
        </Button>
        <Button disabled={chosen === null} onClick={() => chosen !== null && choose(chosen)}>
          {text('replaceHomepage.next')}
        </Button>
      </Group>
    </Stack>
  );
}
