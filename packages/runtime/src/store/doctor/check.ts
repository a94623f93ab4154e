import type { Check } from '../../modules/readiness/index.ts';
import type { Facts } from './facts.ts';

/** The result of one check of `shop doctor`. */
export interface Diagnosis {
  /** The name of the check. Several results can share a name. */
  readonly id: string;
  /** The check group: setup, launch, `configuration` (including the machine), or `data` (the shop's records). */
  readonly group: Check['group'] | 'configuration' | 'data';
  /** `open`: not done yet. `warning`: works, but needs attention. `broken`: must be fixed. */
  readonly status: Check['status'];
  /** A one-sentence description of the finding. */
  readonly message: string;
  /** The action that fixes the problem. Null if there is nothing to fix. */
  readonly fix: string | null;
  /** The admin page on which the problem is fixed, for the groups `setUp` and `goLive`. */
  readonly admin_path?: string;
  /** The number of rows that violate a record check, and the first few of these rows. */
  readonly found?: Found;
}

export interface Found {
  readonly count: number;
  readonly ids: readonly string[];
}

/** The result of a configuration check. */
export interface Seen {
  readonly status: 'done' | 'warning' | 'broken';
  readonly message: string;
}

/** A check of the configuration or of the machine that the shop runs on. */
export interface ConfigurationCheck {
  readonly id: string;
  /** The subject of the check, for the reference documentation. */
  readonly about: string;
  readonly fix: string;
  /** Evaluates the collected facts. Pure. */
  evaluate(facts: Facts): Seen;
}

export const done = (message: string): Seen => ({ status: 'done', message });
export const warning = (message: string): Seen => ({ status: 'warning', message });
export const broken = (message: string): Seen => ({ status: 'broken', message });

/** Returns the first error in a list, or `otherwise` if there is none. */
export const firstOf = (faults: readonly (Seen | false)[], otherwise: string): Seen =>
  faults.find((fault): fault is Seen => fault !== false) ?? done(otherwise);
