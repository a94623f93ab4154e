import { defineExtension } from '../../platform/contracts/extension.ts';
import { fileStorage, mediaEvents } from './contract.ts';
import { mediaHealth } from './mediaHealth.ts';
import { fileUses } from './library/fileUse.ts';
import { findMediaFiles } from './library/findFiles.ts';
import { mediaLibraryRoutes } from './library/mediaRoutes.ts';
import { deleteFromStorage } from './library/removeFile.ts';
import { settingUse } from './library/settingUse.ts';
import { mediaService } from './mediaService.ts';
import { mediaRoutes } from './routes.ts';
import { mediaPersonalData } from './personalData.ts';

/** The media module. Administrators upload images, a file storage stores them, and pages show them in several sizes. */
export const media = defineExtension({
  name: 'media',
  api: '^1.0',
  contributionPoints: { fileStorage, fileUses },
  setup: () => ({
    personalData: mediaPersonalData,
    events: mediaEvents,
    routes: [...mediaRoutes, ...mediaLibraryRoutes],
    fileUses: [settingUse],
    jobs: [findMediaFiles],
    subscribers: [deleteFromStorage],
    healthParts: [mediaHealth],
    services: (app) => ({ media: mediaService(app) }),
  }),
});
