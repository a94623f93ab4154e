import { defineExtension, notPersonal } from '@shop/runtime/extension';
import { flightRoutes } from './flightRoutes.ts';

/** Sales channel for messages that pigeons carry, as an example of a channel of one's own. */
export default defineExtension({
  name: 'pigeon-post',
  api: '^1.0',
  migrations: new URL('../migrations/', import.meta.url),
  setup: () => ({
    personalData: [notPersonal('pigeon_flight', 'loft', 'digest')],
    routes: flightRoutes,
  }),
});
