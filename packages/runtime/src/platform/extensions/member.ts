import type { Fault } from '../startFailure.ts';
import type { Extension, Setup } from '../contracts/extension.ts';
import type { Origin } from './installed.ts';
import type { Given } from './slice.ts';

/** A module or an extension while the shop is being assembled. */
export interface Member {
  readonly name: string;
  /** The member's name in error messages, such as `module catalog` or `extension cod (@shop/cod@0.1.0)`. */
  readonly label: string;
  /** The place that the extension comes from. Null for a module. */
  readonly origin: Origin | null;
  /** The extension as defined by its code. */
  readonly extension: Extension;
  readonly setup: Setup;
  /** The extension's config section. */
  readonly given: Given;
}

/**
 * A fault of one member, or a conflict between two members, with the later one listed first. If one of them is optional, it is left
 * out of the shop.
 */
export interface Problem {
  readonly blame: readonly { readonly name: string; readonly origin: Origin | null }[];
  readonly exitCode: number;
  readonly fault: Fault;
}
