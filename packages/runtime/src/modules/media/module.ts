import { defineExtension } from '../../platform/extensions/contract.ts';
import { fileStorage } from './contract.ts';
import { mediaHealth } from './mediaHealth.ts';
import { mediaService } from './mediaService.ts';
import { mediaRoutes } from './routes.ts';

/** Images: administrators upload them, one storage keeps them, and pages show them in a few sizes. */
export const media = defineExtension({
  name: 'media',
  api: '^1.0',
  contributionPoints: { fileStorage },
  setup: () => ({
    routes: mediaRoutes,
    healthParts: [mediaHealth],
    services: (app) => ({ media: mediaService(app) }),
  }),
});
