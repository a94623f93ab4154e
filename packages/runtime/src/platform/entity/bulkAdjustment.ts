import type { z } from 'zod';
import type { Call } from '../contracts/route.ts';

/** The request members available to a bulk change. */
export type BulkCall = Pick<Call, 'app' | 'db' | 'caller'>;

/** Describes changes relative to each record's current values, in contrast to `change`, which sets the same values for all. */
export interface BulkAdjustment<Ref, Patch, Body extends z.ZodType = z.ZodType> {
  /** The schema for the key `adjust`. */
  readonly body: Body;
  /**
   * Reads the current values of the locked records, once for all of them. Returns a function that returns one record's changed
   * fields; that function may throw why the record is rejected. Throws errors that apply to every record.
   */
  prepare(
    call: BulkCall,
    refs: readonly Ref[],
    adjust: z.output<Body>,
    change: Patch | undefined,
  ): Promise<(ref: Ref) => Partial<Patch>>;
}
