import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { View } from '../../kit/list/defineList.ts';
import { orderViews, returnViews } from '../../kit/orders/views.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { comma, text, textOr } from '../../text/text.ts';
import { returnsQuery, reviewsQuery } from '../../kit/figures/dashboardQuery.ts';
import type { Dashboard } from '../../kit/figures/dashboardQuery.ts';

/** Card that lists pending work. Each entry links to the list of the records that it counts. */
export function Work({ dashboard }: { readonly dashboard: Dashboard }) {
  const may = useMay();
  const { data: reviews = 0 } = useQuery({ ...reviewsQuery, enabled: may('listOrders') });
  const { data: returns } = useQuery({ ...returnsQuery, enabled: may('listReturns') });
  const lines = [...linesOf(dashboard, reviews), ...linesOfReturns(returns)].filter(({ count }) => count > 0);
  const mayList = {
    '/orders': may('listOrders'),
    '/returns': may('listReturns'),
    '/products': may('listProducts'),
    '/setting/payments': may('listPaymentMethods'),
  };
  return (
    <Card component="section" aria-label={text('dashboard.work')}>
      <Title order={2} mb="sm">
        {text('dashboard.work')}
      </Title>
      {lines.length === 0 && (
        <Group c="dimmed" wrap="nowrap">
          <Icon name="check" />
          <Text>{text('dashboard.work.none')}</Text>
        </Group>
      )}
      <Stack gap="xs">
        {lines.map(({ label, to, search }) =>
          mayList[to] ? (
            <Anchor key={label} component={Link} {...linkTo(to, search)} className="workLine">
              <span>{label}</span>
              <Icon name="chevronRight" />
            </Anchor>
          ) : (
            <Text key={label}>{label}</Text>
          ),
        )}
      </Stack>
    </Card>
  );
}

interface Line {
  readonly count: number;
  readonly label: string;
  readonly to: '/orders' | '/returns' | '/products' | '/setting/payments';
  /** Query parameters of the linked list. */
  readonly search: object;
}

function linesOf(dashboard: Dashboard, reviews: number): readonly Line[] {
  const { ordersToShip, unpaidOrders, productsLowInStock, productsOutOfStock, lowStock } = dashboard;
  const ways = dashboard.paymentMethodsToReview.map((name) => textOr(`payments.name.${name}`, name));
  return [
    {
      count: ways.length,
      label: text('dashboard.payments', { names: ways.join(comma) }),
      to: '/setting/payments',
      search: {},
    },
    ordersIn(reviews, text('dashboard.review', { count: reviews }), orderViews.review),
    ordersIn(ordersToShip, text('dashboard.toShip', { count: ordersToShip }), orderViews.toShip),
    ordersIn(unpaidOrders, text('dashboard.unpaid', { count: unpaidOrders }), orderViews.unpaid),
    productsIn(productsOutOfStock, text('dashboard.outOfStock', { count: productsOutOfStock }), 'out'),
    productsIn(
      productsLowInStock,
      text('dashboard.lowStock', { count: productsLowInStock, most: lowStock }),
      String(lowStock),
    ),
  ];
}

/** Lists the withdrawals whose refund the law demands, and the returns that wait for an answer. */
const linesOfReturns = ({ withdrawals, requested } = { withdrawals: 0, requested: 0 }): readonly Line[] => [
  {
    count: withdrawals,
    label: text('dashboard.withdrawals', { count: withdrawals }),
    to: '/returns',
    search: { f: returnViews.withdrawals.f },
  },
  {
    count: requested,
    label: text('dashboard.returnsToApprove', { count: requested }),
    to: '/returns',
    search: { f: returnViews.toApprove.f },
  },
];

const ordersIn = (count: number, label: string, { f }: View): Line => ({
  count,
  label,
  to: '/orders',
  search: { f },
});

const productsIn = (count: number, label: string, stock: string): Line => ({
  count,
  label,
  to: '/products',
  search: { sort: 'qty', dir: 'asc', f: { status: '1', stock } },
});
