import { defineExtension, notPersonal, z } from '@shop/runtime/extension';
import { flightRoutes } from './flightRoutes.ts';
import { pigeonDoor, pigeonRoutes } from './pigeonDoor.ts';

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
  }),
  settings: {
    pigeonPostDoorEnabled: {
      schema: z.boolean().default(false),
      label: 'Take messages at /pigeon',
      description: 'Lofts send their messages to a door of their own.',
    },
  },
  setup: (lofts) => ({
    personalData: [notPersonal('pigeon_flight', 'loft', 'digest')],
    doors: [pigeonDoor(lofts)],
    routes: [...flightRoutes, ...pigeonRoutes],
  }),
});
