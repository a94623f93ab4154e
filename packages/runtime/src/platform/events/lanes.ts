/** The owner of deliveries or jobs: an extension, or all modules of the shop together. */
export interface SlotOwner {
  readonly owner: string;
  /** True if the owner is a module of the shop. */
  readonly isCore: boolean;
}

/** Maximum number of concurrent deliveries to the shop's own subscribers, across all processes. */
const CORE_LANES = 4;
/** Maximum number of concurrent deliveries to one extension's subscribers, across all processes. */
const EXTENSION_LANES = 2;
/** Number of slots per process that are reserved for the shop's own jobs. */
const CORE_JOBS = 2;

/**
 * Returns the name of the queue for a delivery. Each queue runs one job at a time, so the number of queues limits the concurrent
 * deliveries to an extension.
 */
export function laneOf({ owner, isCore }: SlotOwner, deliveryId: string): string {
  const lanes = isCore ? CORE_LANES : EXTENSION_LANES;
  return `deliver:${isCore ? 'shop' : owner}:${Number.parseInt(deliveryId.slice(0, 2), 16) % lanes}`;
}

/**
 * Returns the number of concurrent tasks in a process: the slots for the shop's own work plus the maximum that all extensions can
 * use. Even if an extension hangs, it cannot use the slots of the others. Each job has its own queue and thus needs one slot.
 */
export function slotsOf(subscribers: readonly SlotOwner[], jobs: readonly SlotOwner[]): number {
  const extensions = new Set(subscribers.filter(({ isCore }) => !isCore).map(({ owner }) => owner));
  const extensionJobs = jobs.filter(({ isCore }) => !isCore).length;
  return CORE_LANES + CORE_JOBS + extensions.size * EXTENSION_LANES + extensionJobs;
}
