import type { AppContext } from '../../platform/contracts/context.ts';
import { imageWorkBusy } from './errors.ts';
import { createGate } from '../../platform/gate.ts';
import type { Gate } from '../../platform/gate.ts';

/** The image processing state of one shop in this process. */
interface ImageWork {
  /** Limits how many images are decoded and encoded concurrently, because each uses memory and CPU time. */
  readonly decoding: Gate;
  /** Lets one request at a time store its files, so that a rollback deletes no file used by another request. */
  readonly storing: Gate;
  /** The sizes being generated, by key. */
  readonly variants: Map<string, Promise<Buffer<ArrayBuffer> | null>>;
}

const DECODED_AT_ONCE = 2;
const MAX_WAITING = 200;

const works = new WeakMap<AppContext['config'], ImageWork>();

/** Returns a shop's image processing state, which is created on first use. */
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
