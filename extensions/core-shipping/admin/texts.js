// @ts-check
import { textsOf } from '@shop/admin';

/** Reads a text of the module. */
export const text =
  /** @type {import('@shop/admin').TextOf<Exclude<keyof typeof import('./texts/en.json'), 'default'>>} */ (
    textsOf('core-shipping')
  );
