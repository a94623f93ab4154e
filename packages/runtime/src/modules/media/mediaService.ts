import type { ShopConfig } from '../../platform/config/schema.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { FileStorage, MediaService } from './contract.ts';
import { localStorage } from './localStorage.ts';
import { s3Storage } from './s3Storage.ts';

/** Creates the media service with an extension's storage, or otherwise the built-in one. */
export function mediaService(app: AppContext): MediaService {
  const builtIn = builtInStorage(app.config);
  return {
    get storage() {
      return app.registry('fileStorage').list()[0] ?? builtIn;
    },
  };
}

/**
 * Returns the storage selected by `media.storage`. Configuration checks ensure that S3 is configured if it is
 * selected.
 */
const builtInStorage = (config: ShopConfig): FileStorage =>
  config.media.storage === 's3' && config.media.s3 ? s3Storage(config.media.s3) : localStorage(config);
