import { Anchor, Button, Group, Stack, Text, ThemeIcon } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { shop } from '../../../kit/api/shop.ts';
import { Icon } from '../../../kit/shared/Icon.tsx';
import { linkToAddress } from '../../../kit/shared/linkTo.ts';
import { useAction } from '../../../kit/shared/useAction.ts';
import { useMay } from '../../../kit/api/permissions.ts';
import { text } from '../../../text/text.ts';
import type { PlainTextKey } from '../../../text/text.ts';
import type { Check } from './checklistQuery.ts';

/** Icon and label of each state. They supplement the color, which alone would not distinguish the states accessibly. */
const MARKS = {
  done: { icon: 'check', color: 'teal', word: 'checklist.status.done' },
  open: { icon: 'clock', color: 'gray', word: 'checklist.status.open' },
  warning: { icon: 'warning', color: 'yellow', word: 'checklist.status.warning' },
  broken: { icon: 'x', color: 'red', word: 'checklist.status.broken' },
} as const;

const TITLES: Readonly<Record<string, PlainTextKey>> = {
  shop: 'checklist.shop',
  product: 'checklist.product',
  shipping: 'checklist.shipping',
  tax: 'checklist.tax',
  payment: 'checklist.payment',
  homepage: 'checklist.homepage',
  testPurchase: 'checklist.testPurchase',
  demo: 'checklist.demo',
  livePayment: 'checklist.livePayment',
  domain: 'checklist.domain',
  sender: 'checklist.sender',
  legalPages: 'checklist.legalPages',
  withdrawalText: 'checklist.withdrawalText',
  guaranteeNotice: 'checklist.guaranteeNotice',
};

/** List of checks. Each check shows its state, a description, and a link to the page where it can be completed. */
export const CheckList = ({ checks }: { readonly checks: readonly Check[] }) => (
  <Stack gap="xs" component="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
    {checks.map((check) => (
      <Row key={check.message} check={check} />
    ))}
  </Stack>
);

function Row({ check: { id, status, message, admin_path } }: { readonly check: Check }) {
  const { icon, color, word } = MARKS[status];
  const key = TITLES[id];
  const title = key ? text(key) : id;
  return (
    <Group component="li" wrap="nowrap" align="start">
      <ThemeIcon variant="light" color={color} size={24} radius="xl">
        <Icon name={icon} />
      </ThemeIcon>
      <div style={{ flex: 1 }}>
        <Group gap="xs">
          {id === 'demo' ? (
            <Text fw={500}>{title}</Text>
          ) : (
            <Anchor component={Link} {...linkToAddress(admin_path)} fw={500}>
              {title}
            </Anchor>
          )}
          <span className="unseen">{text(word)}</span>
        </Group>
        <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {message}
        </Text>
      </div>
      {id === 'demo' && status !== 'done' && <RemoveDemo />}
    </Group>
  );
}

/** Removes the sample products after the merchant confirms. */
function RemoveDemo() {
  const may = useMay();
  const client = useQueryClient();
  const remove = useAction({
    mutationFn: () => shop.demo.remove(),
    onSuccess: async ({ products }) => {
      notifications.show({ color: 'teal', message: text('checklist.demo.removed', { count: products }) });
      await client.invalidateQueries();
    },
  });
  if (!may('removeDemo')) return null;
  const confirmHide = () =>
    modals.openConfirmModal({
      title: text('checklist.demo.ask'),
      children: text('checklist.demo.lost'),
      labels: { confirm: text('checklist.demo.remove'), cancel: text('app.cancel') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(),
    });
  return (
    <Button variant="default" size="xs" onClick={confirmHide} loading={remove.isPending}>
      {text('checklist.demo.remove')}
    </Button>
  );
}
