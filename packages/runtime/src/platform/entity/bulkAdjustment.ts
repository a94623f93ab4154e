import type { z } from 'zod';
import type { Call } from '../contracts/route.ts';

/** What a change of many records gets of the request. */
export type BulkCall = Pick<Call, 'app' | 'db' | 'caller'>;

/** Describes changes that count from what each record has, beside `change`, which gives all of them the same. */
export interface BulkAdjustment<Ref, Patch, Body extends z.ZodType = z.ZodType> {
  /** The schema of the key `adjust`. */
  readonly body: Body;
  /**
   * Reads what the records have, whose rows are locked, once for all of them. Returns the fields of one record that change; it may throw
   * why that record is refused. Throws what is wrong whatever record it is for.
   */
  prepare(
    call: BulkCall,
    refs: readonly Ref[],
    adjust: z.output<Body>,
    change: Patch | undefined,
  ): Promise<(ref: Ref) => Partial<Patch>>;
}
