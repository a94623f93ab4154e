import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';

/** The health of one part of the shop, as shown to administrators. */
export interface PartHealth {
  /** `attention`: works, but needs attention; `down`: does not work. */
  readonly status: 'ok' | 'attention' | 'down';
  /** Short facts, keyed by name, such as `transport`. Must not contain secrets. */
  readonly facts: Readonly<Record<string, string | number | boolean | null>>;
}

/**
 * A health check for one part of the shop, shown to administrators. The `healthParts` registry contains the health
 * checks of all modules and extensions.
 */
export interface HealthPart {
  /** The health check's ID, unique across all extensions. */
  readonly id: string;
  /** Checks the health. If it throws or times out, the status is `down`. */
  read(app: AppContext): Promise<PartHealth>;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly healthParts?: readonly HealthPart[];
  }
}

export const healthParts: ContributionPoint<HealthPart> = {
  noun: 'part of the health',
  members: { id: 'text', read: 'function' } satisfies Members<HealthPart>,
  keyOf: (part) => part.id,
  fault: ({ read }) => (typeof read === 'function' ? null : 'read must be a function'),
  deadlines: { read: 'callMs' },
};

export const partHealth = z.object({
  id: z.string().describe('The ID of the part, such as `mail`.'),
  status: z
    .enum(['ok', 'attention', 'down'])
    .describe('`attention`: it works but needs review. `down`: it does not work.'),
  facts: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
    .describe('Short details by name.'),
});

/** Runs all health checks concurrently. */
export const readParts = (app: AppContext): Promise<z.output<typeof partHealth>[]> =>
  Promise.all(
    app
      .registry('healthParts')
      .list()
      .map(async (part) => {
        try {
          return { id: part.id, ...(await part.read(app)) };
        } catch (err) {
          app.log.warn({ err, part: part.id }, 'a part of the shop does not say how it is');
          return { id: part.id, status: 'down' as const, facts: {} };
        }
      }),
  );
