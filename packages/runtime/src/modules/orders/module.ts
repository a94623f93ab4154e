import { defineExtension } from '../../platform/contracts/extension.ts';
import { creditNoteIssuers, issueDueCreditNotes } from './documents/dueCreditNotes.ts';
import { invoiceIssuers, storeIssuedInvoices } from './documents/dueInvoices.ts';
import { isCurrencyOfOrders } from './openOrders.ts';
import { countProductSales } from './countProductSales.ts';
import { orderEmails, orderMailers } from './orderEmails.ts';
import { orderMessages } from './orderMessages.ts';
import { carryOverRefunds } from './refunds/carryOverRefunds.ts';
import { orderSearch } from './orderSearch.ts';
import { orderSettings } from './orderSettings.ts';
import { orderTopics } from './orderTopics.ts';
import { reconcileAttempts } from './payment/reconcileAttempts.ts';
import { refundDuplicates } from './payment/refundDuplicates.ts';
import { returnEmails, returnMailers } from './returns/returnEmails.ts';
import { returnEvents } from './returns/events.ts';
import { returnSettings } from './returns/returnSettings.ts';
import { translatableReason } from './returns/shownReasons.ts';
import { returnTopics } from './returns/returnTopics.ts';
import { orderOwner } from './orderMetafields.ts';
import { routes } from './routes.ts';
import { orderServices } from './services.ts';
import { sql } from '../../platform/db/db.ts';
import { keepsCurrency } from '../settings/index.ts';
import { defineRegistryKey } from '../../platform/contracts/processors.ts';
import { orderEvents } from './events.ts';
import { ordersPersonalData } from './personalData.ts';

/** The orders module: places and reads orders, and handles their payments and shipments. */
export const orders = defineExtension({
  name: 'orders',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  settings: { ...orderSettings, ...returnSettings },
  setup: () => ({
    personalData: ordersPersonalData,
    events: [...orderEvents, ...returnEvents],
    services: orderServices,
    permissions: [
      { id: 'listOrderDocuments', description: 'List the documents of all orders' },
      { id: 'listRefunds', description: 'List the refunds of all orders' },
      { id: 'getDocument', description: 'Read the documents of all orders' },
      { id: 'createReturn', description: 'Create returns of all orders' },
      { id: 'getReturn', description: 'Read the returns of all orders' },
      { id: 'withdrawOrder', description: 'Enter withdrawals from all orders' },
    ],
    routes,
    onSettingsSave: [keepsCurrency('orders.currency', 'orders', sql.fragment`select from "order"`)],
    metafieldOwners: [orderOwner],
    searchSources: [orderSearch],
    currencyUses: [{ id: 'orders', isInUse: isCurrencyOfOrders }],
    jobs: [
      reconcileAttempts,
      refundDuplicates,
      countProductSales,
      storeIssuedInvoices,
      issueDueCreditNotes,
      carryOverRefunds,
    ],
    translatable: [translatableReason],
    webhookTopics: [...orderTopics, ...returnTopics],
    emails: [...orderEmails, ...returnEmails],
    messages: [orderMessages],
    subscribers: [...orderMailers, ...returnMailers, ...invoiceIssuers, ...creditNoteIssuers],
    registryKeys: [
      defineRegistryKey({
        key: 'orderRefusals',
        description: 'Messages that explain why a cart cannot be ordered. The first one is returned.',
        fault: (refusals) =>
          refusals.every((text) => typeof text === 'string' && text.trim() !== '')
            ? null
            : `${JSON.stringify(refusals)}, which must be texts`,
      }),
    ],
  }),
});
