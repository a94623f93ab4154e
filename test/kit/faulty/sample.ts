import { defineExtension } from '@shop/runtime/extension';
import type { Extension, Setup } from '@shop/runtime/extension';
import type { Suite } from '@shop/runtime/testing';

/** An extension with a fault, the suite that tests it, and the cases that must detect the fault. */
export interface Sample {
  /** Description of the fault. */
  readonly fault: string;
  readonly suite: Suite;
  /** Prefixes of the names of the cases that must fail. Empty if the sample is correct. */
  readonly caught: readonly string[];
}

/** Creates an extension with these contributions. They may be invalid in ways that the types exclude. */
export const extensionOf = (name: string, contributions: object, more: Partial<Extension> = {}): Extension =>
  defineExtension({ name, api: '^1.0', ...more, setup: () => contributions as Setup });
