import type { HealthPart } from '../operations/index.ts';

/** Reports to administrators which file storage the shop uses and whether it is available. */
export const mediaHealth: HealthPart = {
  id: 'files',
  async read(app) {
    await app.media.storage.list('', { after: null, limit: 1 }, app);
    const storage = app.registry('fileStorage').list().length > 0 ? 'extension' : app.config.media.storage;
    return { status: 'ok', facts: { storage } };
  },
};
