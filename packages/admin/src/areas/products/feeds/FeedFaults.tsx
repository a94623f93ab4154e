import { Anchor, Badge, Button, Group, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { shop } from '../../../kit/api/shop.ts';
import { Notice } from '../../../kit/shared/Notice.tsx';
import { Problem } from '../../../kit/shared/Problem.tsx';
import { linkTo } from '../../../kit/shared/linkTo.ts';
import { language, text } from '../../../text/text.ts';

/** Lists the products with which a platform finds something wrong, some products at a time. */
export function FeedFaults({ feed }: { readonly feed: string }) {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery({
    queryKey: ['productFeeds', feed, 'faults'],
    queryFn: ({ pageParam: after }) => readFaults(feed, after),
    initialPageParam: '0',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  if (error) return <Problem error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton height={100} />;
  const products = data.pages.flatMap((page) => page.products);
  const checked = data.pages.reduce((total, page) => total + page.checked, 0);
  return (
    <Stack gap="sm">
      <Title order={3}>{text('feeds.check')}</Title>
      {products.length === 0 ? (
        <Notice color="teal" icon="check">
          {text('feeds.check.clean', { count: checked })}
        </Notice>
      ) : (
        <Faults products={products} />
      )}
      <Group gap="sm">
        <Text c="dimmed" size="sm" role="status">
          {text('feeds.check.checked', { count: checked })}
        </Text>
        {hasNextPage && (
          <Button
            variant="default"
            size="xs"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {text('feeds.check.more')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

/** Reads the next products with faults, with messages in the admin's language. */
const readFaults = async (feed: string, after: string) => shop.productFeeds.check(feed, { after, language });

type Product = Awaited<ReturnType<typeof readFaults>>['products'][number];

const Faults = ({ products }: { readonly products: readonly Product[] }) => (
  <Table verticalSpacing="sm">
    <caption className="unseen">{text('feeds.check.list')}</caption>
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">{text('feeds.check.product')}</Table.Th>
        <Table.Th scope="col" visibleFrom="sm">
          {text('feeds.check.problems')}
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {products.map((product) => (
        <Table.Tr key={product.uuid} style={{ verticalAlign: 'top' }}>
          <Table.Th scope="row" fw={500}>
            <Anchor component={Link} {...linkTo(`/products/edit/${product.uuid}`)}>
              <bdi>{product.name}</bdi>
            </Anchor>
            <Text component="div" c="dimmed" size="sm">
              <bdi>{product.sku}</bdi>
            </Text>
            <Stack gap="xs" mt="xs" hiddenFrom="sm" fw={400}>
              <Reasons product={product} />
            </Stack>
          </Table.Th>
          <Table.Td visibleFrom="sm">
            <Stack gap="xs">
              <Reasons product={product} />
            </Stack>
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);

const Reasons = ({ product: { faults } }: { readonly product: Product }) =>
  faults.map(({ field, message, is_refused: isRefused }) => (
    <Group key={`${field} ${message}`} gap="xs">
      <Badge color={isRefused ? 'red' : 'yellow'}>
        {text(isRefused ? 'feeds.check.refused' : 'feeds.check.weak')}
      </Badge>
      <span>{message}</span>
    </Group>
  ));
