import type { AppContext } from '../../platform/contracts/context.ts';
import { imageWorkBusy } from './errors.ts';
import { createGate } from '../../platform/gate.ts';
import type { Gate } from '../../platform/gate.ts';

/** The image processing state for one shop in this process. */
interface ImageWork {
  /** Limits how many images are decoded and encoded concurrently, because each one uses memory and CPU time. */
  readonly decoding: Gate;
  /**
   * Allows only one request at a time to store its files, so that a rollback cannot delete files used by another
   * request.
   */
  readonly storing: Gate;
  /** The resized images being generated, by object key. */
  readonly variants: Map<string, Promise<Buffer<ArrayBuffer> | null>>;
}

const DECODED_AT_ONCE = 2;
const MAX_WAITING = 200;

const works = new WeakMap<AppContext['config'], ImageWork>();

/** Returns the image processing state for a shop, creating it on first use. */
export function imageWork(app: AppContext): ImageWork {
  let work = works.get(app.config);
  if (!work) {
    work = { decoding: gateOf(DECODED_AT_ONCE), storing: gateOf(1), variants: new Map() };
    works.set(app.config, work);
  }
  return work;
}

const gateOf = (width: number): Gate =>
  createGate({ width, maxWaiting: MAX_WAITING, refusal: imageWorkBusy });
