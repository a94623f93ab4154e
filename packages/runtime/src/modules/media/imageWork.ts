import type { AppContext } from '../../platform/context.ts';
import { imageWorkBusy } from './errors.ts';
import { createGate } from './gate.ts';
import type { Gate } from './gate.ts';

/** The work on pictures of one shop in this process. */
interface ImageWork {
  /** Pictures are decoded and written through this gate: they take memory and processors. */
  readonly decoding: Gate;
  /** Requests store their files one after the other, so that undoing one takes nothing that another counts on. */
  readonly storing: Gate;
  /** Sizes of pictures that are being made, by the key that they will have. */
  readonly variants: Map<string, Promise<Buffer<ArrayBuffer> | null>>;
}

const DECODED_AT_ONCE = 2;
const MAX_WAITING = 200;

const works = new WeakMap<AppContext, ImageWork>();

/** Returns the work of a shop, begun at its first use. */
export function imageWork(app: AppContext): ImageWork {
  let work = works.get(app);
  if (!work) {
    work = { decoding: gateOf(DECODED_AT_ONCE), storing: gateOf(1), variants: new Map() };
    works.set(app, work);
  }
  return work;
}

const gateOf = (width: number): Gate => createGate({ width, maxWaiting: MAX_WAITING, busy: imageWorkBusy });
