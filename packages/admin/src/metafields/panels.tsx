import { lazy } from 'react';
import type { Panel } from '../form/defineForm.ts';

const MetafieldsPanel = lazy(async () => ({
  default: (await import('./MetafieldsPanel.tsx')).MetafieldsPanel,
}));

/** The metafields of a customer. */
export const customerMetafields: Panel = {
  title: 'metafields.section',
  permission: 'getCustomerMetafields',
  Panel: ({ record }) => <MetafieldsPanel ownerType="customer" uuid={String(record['uuid'])} />,
};
