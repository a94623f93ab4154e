import { Badge, Card, Code, CopyButton, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { shop } from '../../../kit/api/shop.ts';
import { useMay } from '../../../kit/api/permissions.ts';
import { Icon } from '../../../kit/shared/Icon.tsx';
import { Problem } from '../../../kit/shared/Problem.tsx';
import { text } from '../../../text/text.ts';
import { FeedFaults } from './FeedFaults.tsx';

const feedsQuery = {
  queryKey: ['productFeeds'],
  queryFn: async () => [...(await shop.productFeeds.list())],
};
type Feed = Awaited<ReturnType<typeof feedsQuery.queryFn>>[number];

/** Page of the product feeds: whether they are on, the addresses of their files, and what platforms find wrong with products. */
export function FeedsPage() {
  const may = useMay();
  const feeds = useQuery(feedsQuery);
  return (
    <Stack gap="md">
      <Title order={1}>{text('feeds.title')}</Title>
      <Text c="dimmed" maw={640}>
        {text('feeds.about')}
      </Text>
      {feeds.error && <Problem error={feeds.error} retry={() => void feeds.refetch()} />}
      {feeds.isPending && <Skeleton height={200} />}
      {feeds.data?.map((feed) => (
        <Card key={feed.name} component="section" aria-labelledby={`feed-${feed.name}`}>
          <Stack gap="sm">
            <Head feed={feed} />
            {feed.files.map((file) => (
              <Address key={file} file={file} />
            ))}
            {feed.is_checked && may('checkProductFeed') && <FeedFaults feed={feed.name} />}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

const Head = ({ feed: { name, title, is_on: isOn } }: { readonly feed: Feed }) => (
  <Group gap="sm">
    <Title order={2} id={`feed-${name}`}>
      {title}
    </Title>
    <Badge color={isOn ? 'teal' : 'gray'}>{text(isOn ? 'feeds.on' : 'feeds.off')}</Badge>
  </Group>
);

/** Address of a file with a button that copies it. */
const Address = ({ file }: { readonly file: string }) => (
  <Group gap="xs">
    <Code dir="ltr" style={{ overflowWrap: 'anywhere' }}>
      {file}
    </Code>
    <CopyButton value={file}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="copy" />}
          {...(!copied && { 'aria-label': text('feeds.address', { file }) })}
          onClick={copy}
        >
          {text(copied ? 'feeds.copied' : 'feeds.copy')}
        </Button>
      )}
    </CopyButton>
  </Group>
);
