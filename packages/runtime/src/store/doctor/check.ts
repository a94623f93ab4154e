import type { Check } from '../../modules/readiness/index.ts';
import type { Facts } from './facts.ts';

/** The result of one check of `shop doctor`. */
export interface Diagnosis {
  /** The name of the check. Several results can share a name. */
  readonly id: string;
  /** The group: setup, launch, `configuration` (with the machine), or `data` (the shop's records). */
  readonly group: Check['group'] | 'configuration' | 'data';
  /** `open`: still to do. `warning`: works, but needs attention. `broken`: has to be fixed. */
  readonly status: Check['status'];
  /** One sentence that describes the finding. */
  readonly message: string;
  /** The action that fixes the problem. Null if there is nothing to fix. */
  readonly fix: string | null;
  /** The admin page with the fix, for the groups `setUp` and `goLive`. */
  readonly admin_path?: string;
  /** The offending rows of a check of records: their number, and the first few. */
  readonly found?: Found;
}

export interface Found {
  readonly count: number;
  readonly ids: readonly string[];
}

/** The finding of a configuration check. */
export interface Seen {
  readonly status: 'done' | 'warning' | 'broken';
  readonly message: string;
}

/** A check of the configuration and of the machine that the shop runs on. */
export interface ConfigurationCheck {
  readonly id: string;
  /** The subject of the check, for the reference. */
  readonly about: string;
  readonly fix: string;
  /** Evaluates the facts. Pure. */
  evaluate(facts: Facts): Seen;
}

export const done = (message: string): Seen => ({ status: 'done', message });
export const warning = (message: string): Seen => ({ status: 'warning', message });
export const broken = (message: string): Seen => ({ status: 'broken', message });

/** Returns the first fault in a list, or the given success. */
export const firstOf = (faults: readonly (Seen | false)[], otherwise: string): Seen =>
  faults.find((fault): fault is Seen => fault !== false) ?? done(otherwise);
