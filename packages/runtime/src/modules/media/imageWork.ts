import type { AppContext } from '../../platform/contracts/context.ts';
import { imageWorkBusy } from './errors.ts';
import { createGate } from '../../platform/gate.ts';
import type { Gate } from '../../platform/gate.ts';

/** The work on images of one shop in this process. */
interface ImageWork {
  /** Limits how many images are decoded and encoded at the same time, for they take memory and processor time. */
  readonly decoding: Gate;
  /** Lets one request at a time store its files, so that undoing one deletes no file that another uses. */
  readonly storing: Gate;
  /** The sizes of images that are being made, by their keys. */
  readonly variants: Map<string, Promise<Buffer<ArrayBuffer> | null>>;
}

const DECODED_AT_ONCE = 2;
const MAX_WAITING = 200;

const works = new WeakMap<AppContext['config'], ImageWork>();

/** Returns the work of a shop, which is created at its first use. */
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
