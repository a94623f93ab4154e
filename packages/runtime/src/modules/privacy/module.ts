import { defineExtension } from '../../platform/contracts/extension.ts';
import { defineSubscriber } from '../../platform/contracts/events.ts';
import { privacyEvents, privacyTopics } from './events.ts';
import { makeExport } from './makeExport.ts';
import { privacyPersonalData } from './personalData.ts';
import { privacyRoutes } from './privacyRoutes.ts';
import { privacySettings } from './privacySettings.ts';
import { applyRetention, eraseWaiting, removeOldExports } from './retention.ts';

/** Provides shoppers' rights to their data: export and erasure, and the terms after which data is deleted. */
export const privacy = defineExtension({
  name: 'privacy',
  api: '^1.0',
  settings: privacySettings,
  setup: () => ({
    personalData: privacyPersonalData,
    routes: privacyRoutes,
    permissions: [{ id: 'getCustomerExport', description: 'Download the exported data of all customers' }],
    events: privacyEvents,
    webhookTopics: privacyTopics,
    subscribers: [
      defineSubscriber({
        id: 'privacy.makeExport',
        event: 'customer_export_requested',
        handle: ({ exportUuid }, app) => makeExport(app, exportUuid),
      }),
    ],
    jobs: [eraseWaiting, removeOldExports, applyRetention],
  }),
});
