import { z } from '@shop/runtime/extension';
import type { SentWish } from '../selling/wish.ts';

/** The reason why a buyer gave up. */
const cancelBody = z.object({
  intent_trace: z.object({
    reason_code: z.string().max(100),
    trace_summary: z.string().max(500).optional(),
    metadata: z
      .record(z.string().max(100), z.union([z.string().max(500), z.number(), z.boolean()]))
      .optional(),
  }),
});

/** Returns what is kept of a canceled session: why the buyer gave up, if the agent told it as the protocol has it. It is never told again. */
export function canceledWish(before: SentWish, body: unknown): SentWish {
  const read = cancelBody.safeParse(body);
  if (!read.success) return before;
  const { reason_code, trace_summary, metadata } = read.data.intent_trace;
  const trace = {
    reason_code,
    ...(trace_summary !== undefined && { trace_summary }),
    ...(metadata && { metadata }),
  };
  return { ...before, said: { ...before.said, intent_trace: trace } };
}
