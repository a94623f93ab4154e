import { Anchor, Button, Card, Grid, Group, Image, Stack, Table, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { shop } from '../../kit/api/shop.ts';
import { AddressLines, addressLinesOf } from '../../kit/shared/AddressLines.tsx';
import { lineDetail, readOptions } from '../../kit/orders/lineWords.ts';
import { BackLink } from '../../kit/shared/BackLink.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { exactTime, text } from '../../text/text.ts';

type Cart = Awaited<ReturnType<typeof shop.carts.get>>;

/** Page of an abandoned cart with its contents and the customer to contact. */
export function CartPage({ uuid }: { readonly uuid: string }) {
  const { data: cart } = useSuspenseQuery({
    queryKey: ['carts', 'record', uuid],
    queryFn: () => shop.carts.get(uuid),
  });
  const { customer_email: email, customer_full_name: name } = cart;
  return (
    <Stack>
      <Group justify="space-between">
        <div>
          <BackLink to="/carts">{text('carts.title')}</BackLink>
          <Title order={1}>
            {text('carts.heading', { name: name ?? email ?? text('orders.customer.guest') })}
          </Title>
          <Text c="dimmed">{text('carts.changedAt', { time: exactTime(cart.updated_at) })}</Text>
        </div>
        {email !== null && (
          <Button component="a" href={`mailto:${email}`}>
            {text('carts.write')}
          </Button>
        )}
      </Group>
      <Grid>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Lines cart={cart} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Shopper cart={cart} />
        </Grid.Col>
      </Grid>
    </Stack>
  );
}

const Line = ({ item }: { readonly item: Cart['items'][number] }) => (
  <Table.Tr>
    <Table.Td>
      <Group wrap="nowrap">
        {item.thumbnail && <Image src={item.thumbnail} alt="" w={40} h={40} radius="sm" fit="cover" />}
        <div>
          <Text fw={500} className="breakable">
            {item.product_name}
          </Text>
          <Text size="xs" c="dimmed" className="breakable">
            {lineDetail({
              productSku: item.product_sku,
              variantOptions: readOptions(item.variant_options),
            })}
          </Text>
        </div>
      </Group>
    </Table.Td>
    <Table.Td ta="end" className="number">
      {item.qty}
    </Table.Td>
    <Table.Td ta="end" className="number">
      {item.line_total_incl_tax_text}
    </Table.Td>
  </Table.Tr>
);

const Lines = ({ cart }: { readonly cart: Cart }) => (
  <Card component="section" aria-label={text('orders.items')} padding={0}>
    <Title order={2} p="lg" pb="xs">
      {text('orders.items')}
    </Title>
    <Table verticalSpacing="sm" horizontalSpacing="lg">
      <caption className="unseen">{text('orders.items')}</caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{text('products.one')}</Table.Th>
          <Table.Th scope="col" ta="end">
            {text('orders.qty')}
          </Table.Th>
          <Table.Th scope="col" ta="end">
            {text('orders.total')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {cart.items.map((item, index) => (
          <Line key={index} item={item} />
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th scope="row" colSpan={2}>
            {text('carts.seenTotal')}
          </Table.Th>
          <Table.Td ta="end" fw={600} className="number">
            {cart.grand_total_text}
          </Table.Td>
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  </Card>
);

const Shopper = ({ cart }: { readonly cart: Cart }) => (
  <Card component="section" aria-label={text('orders.customer')}>
    <Stack gap="sm">
      <Title order={2}>{text('orders.customer')}</Title>
      <div>
        <Text>
          {[cart.customer_full_name, cart.customer_id === null && text('orders.customer.guest')]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {cart.customer_email === null ? (
          <Text c="dimmed">{text('carts.unknown')}</Text>
        ) : (
          <>
            <Anchor href={`mailto:${cart.customer_email}`} className="breakable">
              {cart.customer_email}
            </Anchor>
            <Anchor component={Link} {...linkTo('/orders', { q: cart.customer_email })} display="block">
              {text('carts.orders')}
            </Anchor>
          </>
        )}
      </div>
      {cart.coupon !== null && <Text>{text('carts.coupon', { coupon: cart.coupon })}</Text>}
      {cart.origin !== null && (
        <div>
          <Title order={3}>{text('orders.origin')}</Title>
          <Text className="breakable">{cart.origin}</Text>
        </div>
      )}
      {cart.addresses.map((address) => (
        <div key={address.type}>
          <Title order={3}>
            {text(address.type === 'shipping' ? 'orders.shippingAddress' : 'orders.billingAddress')}
          </Title>
          <AddressLines lines={addressLinesOf({ ...address, vatId: address.vat_id, telephone: null })} />
        </div>
      ))}
      {cart.shipping_note && <Text className="written">{cart.shipping_note}</Text>}
    </Stack>
  </Card>
);
