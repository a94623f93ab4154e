import type { AppContext } from '../../platform/contracts/context.ts';
import { defineExtension } from '../../platform/contracts/extension.ts';
import type { Stop } from '../../platform/contracts/extension.ts';
import { emailOn } from '../mail/index.ts';
import { webhookEvents, webhookTopics } from './contract.ts';
import { deliveryRoutes } from './deliveryRoutes.ts';
import { guardedFetch } from './guardedFetch.ts';
import { recordDeliveries } from './recordDeliveries.ts';
import { startSender } from './sender.ts';
import { deliveries, sendersRule } from './senders/deliveries.ts';
import { senders } from './senders/senderPoint.ts';
import { startMessages } from './senders/sendMessages.ts';
import { webhookHealth } from './webhookHealth.ts';
import { webhookMessages } from './webhookMessages.ts';
import { webhookRoutes } from './webhookRoutes.ts';
import { removeOldDeliveries, webhookSettings } from './webhookSettings.ts';
import { webhookSwitchedOff } from './webhookSwitchedOff.ts';
import { webhooksPersonalData } from './personalData.ts';

/** The webhooks module. Notifies the merchant's systems of events with signed requests, which are retried. */
export const webhooks = defineExtension({
  name: 'webhooks',
  api: '^1.0',
  settings: webhookSettings,
  contributionPoints: { webhookTopics, senders },
  setup: () => ({
    services: (app) => ({ guardedFetch: guardedFetch(app), deliveries: deliveries(app) }),
    doctorRules: [sendersRule],
    personalData: webhooksPersonalData,
    events: webhookEvents,
    routes: [...webhookRoutes, ...deliveryRoutes],
    eventRecorders: [recordDeliveries],
    jobs: [removeOldDeliveries],
    emails: [webhookSwitchedOff],
    subscribers: [emailOn('webhook_switched_off', 'webhooks.mailSwitchedOff', webhookSwitchedOff)],
    healthParts: [webhookHealth],
    messages: [webhookMessages],
    work: startSending,
  }),
});

/** Sends the deliveries of webhooks and the messages of extensions until the process stops. */
function startSending(app: AppContext): Stop {
  const stops = [startSender(app), startMessages(app)];
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}
