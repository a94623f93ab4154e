import type { ShopConfig } from '../../platform/config/schema.ts';
import type { AppContext } from '../../platform/context.ts';
import type { FileStorage } from './contract.ts';
import { imageWorkBusy } from './errors.ts';
import { createGate } from './gate.ts';
import type { Gate } from './gate.ts';
import { localStorage } from './localStorage.ts';
import { s3Storage } from './s3Storage.ts';

/** What the work on files shares in one shop. */
export interface Media {
  /** Where files lie: that of an extension, else the one of `media.storage`. */
  readonly storage: FileStorage;
  /** Pictures are decoded and written through it: they take memory and processors. */
  readonly imageWork: Gate;
  /** One request after the other stores its files, so that undoing one takes nothing that another counts on. */
  readonly storing: Gate;
  /** Sizes of pictures that are being made, by the key that they will have. */
  readonly making: Map<string, Promise<Buffer<ArrayBuffer> | null>>;
}

declare module '../../platform/context.ts' {
  interface AppContext {
    readonly media: Media;
  }
}

const IMAGES_AT_ONCE = 2;
const MAX_WAITING = 200;

const gateOf = (width: number): Gate => createGate({ width, maxWaiting: MAX_WAITING, busy: imageWorkBusy });

export function createMedia(app: AppContext): Media {
  const builtIn = builtInStorage(app.config);
  return {
    get storage() {
      return app.registry('fileStorage').list()[0] ?? builtIn;
    },
    imageWork: gateOf(IMAGES_AT_ONCE),
    storing: gateOf(1),
    making: new Map(),
  };
}

/** The configuration has seen to it that S3 is described where it is chosen. */
const builtInStorage = (config: ShopConfig): FileStorage =>
  config.media.storage === 's3' && config.media.s3 ? s3Storage(config.media.s3) : localStorage(config);
