import { urlKeyOf } from '../../../kit/seo/urlKeyOf.ts';
import type { GroupAttribute } from '../groupAttributes.ts';

/** An attribute that distinguishes variants: its name and its options. */
export interface Axis {
  readonly name: string;
  readonly options: readonly string[];
}

/** A variant to be created. */
export interface NewVariant {
  /** The joined option texts, which identify the variant. */
  readonly key: string;
  readonly texts: readonly string[];
  /** Option texts by attribute code. */
  readonly options: Readonly<Record<string, string>>;
}

export const findAttribute = (attributes: readonly GroupAttribute[], name: string) =>
  attributes.find(({ attributeName }) => attributeName.toLowerCase() === name.trim().toLowerCase());

/** Returns the code of the attribute with the given name. For a new attribute, returns the code that it will get. */
const codeOf = (attributes: readonly GroupAttribute[], name: string): string =>
  findAttribute(attributes, name)?.attributeCode ?? urlKeyOf(name).replaceAll('-', '_');

/** Lists all option combinations, in order. Attributes without a name or without options are ignored. */
export function combine(axes: readonly Axis[], attributes: readonly GroupAttribute[]): readonly NewVariant[] {
  const whole = axes.filter(({ name, options }) => codeOf(attributes, name) !== '' && options.length > 0);
  if (whole.length === 0) return [];
  const texts = whole.reduce<readonly (readonly string[])[]>(
    (made, { options }) => made.flatMap((before) => options.map((option) => [...before, option])),
    [[]],
  );
  return texts.map((own) => ({
    key: own.join(' / '),
    texts: own,
    options: Object.fromEntries(whole.map(({ name }, place) => [codeOf(attributes, name), own[place] ?? ''])),
  }));
}

/** Suggests a variant SKU, which is the product's SKU with the options appended. */
export const skuOf = (base: string, texts: readonly string[]): string =>
  [base, ...texts.map((part) => urlKeyOf(part).toUpperCase() || part)]
    .filter((part) => part !== '')
    .join('-');
