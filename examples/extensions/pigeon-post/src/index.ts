import { defineExtension, notPersonal, z } from '@shop/runtime/extension';
import { flightRoutes } from './flightRoutes.ts';
import { pigeonDoor, pigeonRoutes } from './pigeonDoor.ts';
import { replyByPigeon, replySender } from './replySender.ts';

declare module '@shop/runtime/extension' {
  interface Settings {
    readonly pigeonPostDoorEnabled: boolean;
  }
}

/** Sales channel for messages that pigeons carry, as an example of a channel of one's own. */
export default defineExtension({
  name: 'pigeon-post',
  api: '^1.0',
  migrations: new URL('../migrations/', import.meta.url),
  config: z.object({
    rate: z
      .union([z.object({ points: z.int().min(1), seconds: z.int().min(1) }), z.literal(false)])
      .default({ points: 60, seconds: 60 })
      .describe('The messages that a registered loft, or an address, may send in a time, or false.'),
    lofts: z
      .record(z.string().max(80), z.string().min(16))
      .default({})
      .describe('The secrets with which registered lofts sign, by name.'),
    wax: z.string().min(16).default('a wax that every loft knows').describe('The secret that seals replies.'),
    allowedHosts: z
      .array(z.string())
      .default([])
      .describe('The hosts of lofts that may be private and speak plain HTTP.'),
  }),
  settings: {
    pigeonPostDoorEnabled: {
      schema: z.boolean().default(false),
      label: 'Take messages at /pigeon',
      description: 'Lofts send their messages to a door of their own.',
    },
  },
  setup: ({ rate, lofts, wax, allowedHosts }) => ({
    personalData: [notPersonal('pigeon_flight', 'loft', 'digest', 'reply_to')],
    senders: [replySender({ wax, allowedHosts })],
    subscribers: [replyByPigeon('order_created'), replyByPigeon('order_canceled')],
    doors: [pigeonDoor({ rate, lofts })],
    routes: [...flightRoutes, ...pigeonRoutes],
  }),
});
