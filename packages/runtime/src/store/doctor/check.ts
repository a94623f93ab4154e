import type { Check } from '../../modules/readiness/index.ts';
import type { Facts } from './facts.ts';

/** The result of one check of `shop doctor`. */
export interface Diagnosis {
  /** The name of the check. Several results can have the same. */
  readonly id: string;
  /** The group: setting up, going live, the configuration with the machine, or the records of the shop. */
  readonly group: Check['group'] | 'configuration' | 'data';
  /** `open`: still to do. `warning`: it works, but should be looked at. `broken`: it has to be fixed. */
  readonly status: Check['status'];
  /** One sentence that says what was seen. */
  readonly message: string;
  /** The action that fixes it. Null: there is nothing to fix. */
  readonly fix: string | null;
  /** The page of the admin where it is done, for the groups `setUp` and `goLive`. */
  readonly admin_path?: string;
  /** The offending rows of a check of records: how many, and the first of them. */
  readonly found?: Found;
}

export interface Found {
  readonly count: number;
  readonly ids: readonly string[];
}

/** The finding of a check of the configuration, in words. */
export interface Seen {
  readonly status: 'done' | 'warning' | 'broken';
  readonly message: string;
}

/** A check of the configuration and of the machine that the shop runs on. */
export interface ConfigurationCheck {
  readonly id: string;
  /** What it looks at, for the reference. */
  readonly about: string;
  readonly fix: string;
  /** Evaluates the facts. Pure. */
  evaluate(facts: Facts): Seen;
}

export const done = (message: string): Seen => ({ status: 'done', message });
export const warning = (message: string): Seen => ({ status: 'warning', message });
export const broken = (message: string): Seen => ({ status: 'broken', message });

/** Returns the first fault of a list, or else that all is well. */
export const firstOf = (faults: readonly (Seen | false)[], otherwise: string): Seen =>
  faults.find((fault): fault is Seen => fault !== false) ?? done(otherwise);
