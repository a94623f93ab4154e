import { Card, Skeleton, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { Panel } from '../form/definition.ts';
import { useMay } from '../api/permissions.ts';
import { text } from '../../text/text.ts';

const MetafieldsPanel = lazy(async () => ({
  default: (await import('./MetafieldsPanel.tsx')).MetafieldsPanel,
}));

/** The metafields of a customer. */
export const customerMetafields: Panel<{ readonly uuid: string }> = {
  title: 'metafields.section',
  permission: 'getCustomerMetafields',
  Panel: ({ record }) => <MetafieldsPanel ownerType="customer" uuid={record.uuid} />,
};

interface CardProps {
  readonly ownerType: 'order' | 'shop';
  /** The UUID of the order; the shop has none. */
  readonly uuid?: string;
}

const READ = { order: 'getOrderMetafields', shop: 'getShopMetafields' } as const;

/** The card with the metafields of an order or of the shop, whose pages are no forms. Nothing for those who may not read them. */
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
