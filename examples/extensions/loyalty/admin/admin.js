// @ts-check
import { createElement as h } from 'react';
import {
  api,
  Button,
  Card,
  Group,
  Link,
  NumberInput,
  Stack,
  Text,
  Title,
  translate,
  useQuery,
} from '@shop/admin';

/** @typedef {{ readonly members: number, readonly points: number }} Summary */

const words = {
  title: translate({ en: 'Loyalty', de: 'Treuepunkte' }),
  members: translate({ en: 'Members', de: 'Mitglieder' }),
  points: translate({ en: 'Points', de: 'Punkte' }),
  reload: translate({ en: 'Read again', de: 'Neu lesen' }),
  rewards: translate({ en: 'All rewards', de: 'Alle Prämien' }),
  guest: translate({ en: 'A guest placed the order.', de: 'Ein Gast hat bestellt.' }),
};

/** @type {Readonly<Record<string, string>>} */
const levels = {
  bronze: 'Bronze',
  silver: translate({ en: 'Silver', de: 'Silber' }),
  gold: 'Gold',
};

const useSummary = () =>
  useQuery({
    queryKey: ['loyalty', 'summary'],
    queryFn: () => /** @type {Promise<Summary>} */ (api.get('/api/loyalty/summary')),
  });

const Figures = () => {
  const { data, error } = useSummary();
  if (error) return h(Text, { tone: 'red' }, error.message);
  return h(
    Group,
    { gap: 'lg' },
    h('div', null, h(Text, { tone: 'dimmed' }, words.members), h(Text, { size: 'xl' }, data?.members ?? '…')),
    h('div', null, h(Text, { tone: 'dimmed' }, words.points), h(Text, { size: 'xl' }, data?.points ?? '…')),
  );
};

const Overview = () => {
  const { refetch, isFetching } = useSummary();
  return h(
    Stack,
    null,
    h(Title, { order: 1 }, words.title),
    h(Card, null, h(Figures)),
    h(
      Group,
      null,
      h(Button, { loading: isFetching, onClick: () => void refetch() }, words.reload),
      h(Link, { to: '/x/loyalty/rewards' }, words.rewards),
    ),
  );
};

const Tile = () => h(Card, { title: words.title }, h(Figures));

/** @param {import('@shop/admin').SlotProps} props */
const OrderPoints = ({ record }) => {
  const { data, error } = useQuery({
    queryKey: ['loyalty', 'order', record?.uuid],
    queryFn: async () => {
      const { order } = /** @type {{ order: { customerId: string | null } }} */ (
        await api.graphql('query($uuid: String!) { order(uuid: $uuid) { customerId } }', {
          uuid: record?.uuid,
        })
      );
      if (order.customerId === null) return null;
      const { customer } = /** @type {{ customer: { loyaltyPoints: number } | null }} */ (
        await api.graphql('query($id: ID!) { customer(id: $id) { loyaltyPoints } }', { id: order.customerId })
      );
      return customer?.loyaltyPoints ?? null;
    },
  });
  const said = data === undefined ? '…' : data === null ? words.guest : `${data} ${words.points}`;
  return h(
    Card,
    { title: words.title },
    error ? h(Text, { tone: 'red' }, error.message) : h(Text, null, said),
  );
};

/** @param {import('@shop/admin').CellProps} props */
const Level = ({ value }) =>
  h('span', { className: 'loyalty-level', 'data-level': String(value) }, levels[String(value)]);

/** @param {import('@shop/admin').FieldProps} props */
const PointsInput = ({ label, help, value, error, isRequired, onChange }) =>
  h(NumberInput, {
    label,
    description: help,
    error,
    required: isRequired,
    min: 1,
    step: 50,
    value: typeof value === 'number' ? value : null,
    onChange,
  });

/** @type {import('@shop/admin').AdminModule} */
export default {
  pages: { overview: Overview },
  slots: { 'dashboard.tile': Tile, 'order.side': OrderPoints },
  cells: { level: Level },
  fields: { points: PointsInput },
  actions: {
    recount: ({ ids }) =>
      /** @type {Promise<{ changed: number }>} */ (api.post('/api/loyalty/recount', { ids })),
  },
};
