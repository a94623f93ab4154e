import { defineExtension } from '../../platform/extensions/contract.ts';
import { fileStorage } from './contract.ts';
import { mediaService } from './mediaService.ts';
import { mediaRoutes } from './routes.ts';

/** Pictures: taken from administrators, kept in one storage, shown in a few sizes. */
export const media = defineExtension({
  name: 'media',
  api: '^1.0',
  contributionPoints: { fileStorage },
  setup: () => ({
    routes: mediaRoutes,
    services: (app) => ({ media: mediaService(app) }),
  }),
});
