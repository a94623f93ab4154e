import { lazy } from 'react';
import { defineForm } from '../../kit/form/defineForm.ts';
import { newSecrets } from './newSecrets.ts';
import { webhookName } from './webhookState.ts';

export const webhookForm = defineForm('/api/webhooks', {
  nameOf: webhookName,
  lost: 'webhooks.lost',
  onCreated: ({ uuid, secret = '' }) => void newSecrets.set(uuid, secret),
  sections: [
    {
      title: 'webhooks.section',
      fields: [
        {
          name: 'url',
          label: 'webhooks.url',
          kind: 'text',
          isRequired: true,
          help: 'webhooks.url.help',
        },
        {
          name: 'description',
          label: 'webhooks.description',
          kind: 'text',
          help: 'webhooks.description.help',
        },
        {
          name: 'topics',
          label: 'webhooks.topics',
          kind: 'own',
          initial: [],
          input: lazy(async () => ({ default: (await import('./TopicsInput.tsx')).TopicsInput })),
        },
      ],
    },
    {
      title: 'webhooks.delivery',
      isSide: true,
      fields: [
        {
          name: 'status',
          label: 'webhooks.active',
          kind: 'switch',
          initial: true,
          help: 'webhooks.active.help',
          read: ({ status }) => status === 'active',
          write: (isOn) => (isOn ? 'active' : 'off'),
        },
      ],
    },
  ],
  panels: [
    {
      title: 'webhooks.state',
      isSide: true,
      Panel: lazy(async () => ({ default: (await import('./StatePanel.tsx')).StatePanel })),
    },
    {
      title: 'webhooks.secret',
      isSide: true,
      Panel: lazy(async () => ({ default: (await import('./SecretPanel.tsx')).SecretPanel })),
    },
    {
      title: 'webhooks.deliveries',
      permission: 'listWebhookDeliveries',
      Panel: lazy(async () => ({ default: (await import('./DeliveriesPanel.tsx')).DeliveriesPanel })),
    },
  ],
  Actions: lazy(async () => ({ default: (await import('./WebhookActions.tsx')).WebhookActions })),
});
