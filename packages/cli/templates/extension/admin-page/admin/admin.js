// @ts-check
import { createElement as h } from 'react';
import { api, Card, Stack, Text, Title, useQuery } from '@shop/admin';

/** Shows the number of notes. */
const Overview = () => {
  const { data, error } = useQuery({
    queryKey: ['my-thing', 'overview'],
    queryFn: () =>
      /** @type {Promise<{ myThingNotes: { total: number } }>} */ (api.graphql('{ myThingNotes { total } }')),
  });
  return h(
    Stack,
    null,
    h(Title, { order: 1 }, 'My thing'),
    h(
      Card,
      { title: 'Notes' },
      error
        ? h(Text, { tone: 'red' }, error.message)
        : h(Text, { size: 'xl' }, data?.myThingNotes.total ?? '…'),
    ),
  );
};

/** @type {import('@shop/admin').AdminModule} */
export default { pages: { overview: Overview } };
