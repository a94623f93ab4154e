import type { Fault } from '../startFailure.ts';
import type { Extension, Setup } from '../contracts/extension.ts';
import type { Origin } from './installed.ts';
import type { Given } from './slice.ts';

/** A module or an extension that takes part in the assembly. */
export interface Member {
  readonly name: string;
  /** The name in faults: `module catalog`, `extension cod (@shop/cod@0.1.0)`. */
  readonly label: string;
  /** The origin; null for a module. */
  readonly origin: Origin | null;
  /** The result of its `setup`. */
  readonly extension: Extension;
  readonly setup: Setup;
  /** What the configuration gives it. */
  readonly given: Given;
}

/** A fault of one member, or of two, the later one first. Optional members are disabled for it. */
export interface Problem {
  readonly blame: readonly { readonly name: string; readonly origin: Origin | null }[];
  readonly exitCode: number;
  readonly fault: Fault;
}
