import { Card, Skeleton, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { Panel } from '../form/definition.ts';
import { useMay } from '../api/permissions.ts';
import { text } from '../../text/text.ts';

const MetafieldsPanel = lazy(async () => ({
  default: (await import('./MetafieldsPanel.tsx')).MetafieldsPanel,
}));

/** Metafields panel of a customer. */
export const customerMetafields: Panel<{ readonly uuid: string }> = {
  title: 'metafields.section',
  permission: 'getCustomerMetafields',
  Panel: ({ record }) => <MetafieldsPanel ownerType="customer" uuid={record.uuid} />,
};

interface CardProps {
  readonly ownerType: 'order' | 'shop';
  /** Order UUID. Absent for the shop. */
  readonly uuid?: string;
}

const READ = { order: 'getOrderMetafields', shop: 'getShopMetafields' } as const;

/**
 * Card with the metafields of an order or the shop, whose pages do not use a form. Renders nothing if the administrator lacks the read
 * permission.
 */
export function MetafieldsCard(props: CardProps) {
  const may = useMay();
  if (!may(READ[props.ownerType])) return null;
  return (
    <Card component="section" aria-label={text('metafields.section')}>
      <Title order={2} mb="sm">
        {text('metafields.section')}
      </Title>
      <Suspense fallback={<Skeleton height={80} />}>
        <MetafieldsPanel {...props} />
      </Suspense>
    </Card>
  );
}
