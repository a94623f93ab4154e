import type { Fault } from '../startFailure.ts';
import type { Extension, Setup } from '../contracts/extension.ts';
import type { Origin } from './installed.ts';
import type { Given } from './slice.ts';

/** A module or an extension being assembled. */
export interface Member {
  readonly name: string;
  /** The name shown in faults: `module catalog`, `extension cod (@shop/cod@0.1.0)`. */
  readonly label: string;
  /** Null for a module. */
  readonly origin: Origin | null;
  /** The extension's declaration. */
  readonly extension: Extension;
  readonly setup: Setup;
  /** The extension's section of the config. */
  readonly given: Given;
}

/** A fault of one member, or of two with the later one first. Optional members are disabled because of it. */
export interface Problem {
  readonly blame: readonly { readonly name: string; readonly origin: Origin | null }[];
  readonly exitCode: number;
  readonly fault: Fault;
}
