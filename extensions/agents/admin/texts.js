// @ts-check
import { textsOf } from '@shop/admin';

/** Reads a text of the module. */
export const text =
  /** @type {import('@shop/admin').TextOf<Exclude<keyof typeof import('./texts/en.json'), 'default'>>} */ (
    textsOf('agents')
  );

/**
 * Reads a text whose key is put together, or the second part of the key if there is none.
 * @param {string} group
 * @param {string} name
 */
export function textOr(group, name) {
  const found = textsOf('agents')(`${group}.${name}`);
  return found === '' || found === `${group}.${name}` ? name : found;
}
