/** The owner of a delivery or job: an extension by its name, or the shop's own modules together. */
export interface SlotOwner {
  readonly owner: string;
  /** Reports whether a module of the shop brought it. */
  readonly isCore: boolean;
}

/** The number of concurrent deliveries of the shop's own subscribers, over all processes. */
const CORE_LANES = 4;
/** The number of concurrent deliveries of one extension's subscribers, over all processes. */
const EXTENSION_LANES = 2;
/** The number of jobs of the shop that can always run at once in a process. */
const CORE_JOBS = 2;

/**
 * Returns the queue that a delivery waits in. The queue library works on one job of a queue at a time, so that an extension has
 * as many concurrent deliveries as it has queues, and leaves all other slots alone.
 */
export function laneOf({ owner, isCore }: SlotOwner, deliveryId: string): string {
  const lanes = isCore ? CORE_LANES : EXTENSION_LANES;
  return `deliver:${isCore ? 'shop' : owner}:${Number.parseInt(deliveryId.slice(0, 2), 16) % lanes}`;
}

/**
 * Returns the number of slots of a process: those of the shop's own work, and besides them those that each extension can fill, so
 * that extensions that hang leave the others' slots free. A job holds one slot, because it has a queue of its own.
 */
export function slotsOf(subscribers: readonly SlotOwner[], jobs: readonly SlotOwner[]): number {
  const extensions = new Set(subscribers.filter(({ isCore }) => !isCore).map(({ owner }) => owner));
  const extensionJobs = jobs.filter(({ isCore }) => !isCore).length;
  return CORE_LANES + CORE_JOBS + extensions.size * EXTENSION_LANES + extensionJobs;
}
