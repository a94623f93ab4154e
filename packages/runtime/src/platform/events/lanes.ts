/** The owner of a delivery or job: an extension by name, or all of the shop's own modules together. */
export interface SlotOwner {
  readonly owner: string;
  /** True if a module of the shop contributes it. */
  readonly isCore: boolean;
}

/** Number of concurrent deliveries to the shop's own subscribers, across all processes. */
const CORE_LANES = 4;
/** Number of concurrent deliveries to one extension's subscribers, across all processes. */
const EXTENSION_LANES = 2;
/** Number of shop jobs that can always run concurrently in a process. */
const CORE_JOBS = 2;

/**
 * Returns the queue for a delivery. The queue library runs one job of a queue at a time, so an extension has as many concurrent
 * deliveries as it has queues, and leaves all other slots free.
 */
export function laneOf({ owner, isCore }: SlotOwner, deliveryId: string): string {
  const lanes = isCore ? CORE_LANES : EXTENSION_LANES;
  return `deliver:${isCore ? 'shop' : owner}:${Number.parseInt(deliveryId.slice(0, 2), 16) % lanes}`;
}

/**
 * Returns a process's number of slots: those for the shop's own work, plus those that each extension can fill, so that hanging
 * extensions leave the others' slots free. A job occupies one slot, because it has its own queue.
 */
export function slotsOf(subscribers: readonly SlotOwner[], jobs: readonly SlotOwner[]): number {
  const extensions = new Set(subscribers.filter(({ isCore }) => !isCore).map(({ owner }) => owner));
  const extensionJobs = jobs.filter(({ isCore }) => !isCore).length;
  return CORE_LANES + CORE_JOBS + extensions.size * EXTENSION_LANES + extensionJobs;
}
