import type { z } from 'zod';
import type { Call } from '../contracts/route.ts';

/** The parts of a route call that bulk changes need. */
export type BulkCall = Pick<Call, 'app' | 'db' | 'caller'>;

/** Describes changes that depend on each record's current values. In contrast, `change` sets the same values for all records. */
export interface BulkAdjustment<Ref, Patch, Body extends z.ZodType = z.ZodType> {
  /** The schema for the body member `adjust`. */
  readonly body: Body;
  /**
   * Reads the current values of all locked records together. Returns a function that computes the changed fields of one record, and
   * throws a refusal if that record must be rejected. Errors thrown by `prepare` itself reject the whole request.
   */
  prepare(
    call: BulkCall,
    refs: readonly Ref[],
    adjust: z.output<Body>,
    change: Patch | undefined,
  ): Promise<(ref: Ref) => Partial<Patch>>;
}
