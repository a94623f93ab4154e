import { Button } from '@mantine/core';
import { staffAddress } from '../../kit/api/shop.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';

/** Button that exports all newsletter subscribers to a file. */
export default function ListActions() {
  const may = useMay();
  if (!may('exportSubscribers')) return null;
  return (
    <Button
      component="a"
      href={staffAddress('/api/newsletter/subscribers/export')}
      download="subscribers.csv"
      variant="default"
      leftSection={<Icon name="download" />}
    >
      {text('subscribers.export')}
    </Button>
  );
}
