import { defineExtension } from '@shop/runtime/extension';
import type { Extension, Setup } from '@shop/runtime/extension';
import type { Suite } from '@shop/runtime/testing';

/** An extension with a fault, the suite that it is held to, and the cases that must find the fault. */
export interface Sample {
  /** The fault in words. */
  readonly fault: string;
  readonly suite: Suite;
  /** The beginnings of the names of the cases that fail. Empty: the sample is correct. */
  readonly caught: readonly string[];
}

/** Creates an extension of these contributions. They may be wrong in ways that the types exclude. */
export const extensionOf = (name: string, contributions: object, more: Partial<Extension> = {}): Extension =>
  defineExtension({ name, api: '^1.0', ...more, setup: () => contributions as Setup });
