import { urlKeyOf } from '../../../kit/seo/urlKeyOf.ts';
import type { GroupAttribute } from '../groupAttributes.ts';

/** The name of an attribute that distinguishes variants, with the options that they have. */
export interface Axis {
  readonly name: string;
  readonly options: readonly string[];
}

/** A variant that is to be made. */
export interface NewVariant {
  /** The texts of its options, joined: what tells it from the others. */
  readonly key: string;
  readonly texts: readonly string[];
  /** The texts of its options by the codes of their attributes. */
  readonly options: Readonly<Record<string, string>>;
}

export const findAttribute = (attributes: readonly GroupAttribute[], name: string) =>
  attributes.find(({ attributeName }) => attributeName.toLowerCase() === name.trim().toLowerCase());

/** Returns the code of the attribute with a name, or the code that one that is made gets. */
const codeOf = (attributes: readonly GroupAttribute[], name: string): string =>
  findAttribute(attributes, name)?.attributeCode ?? urlKeyOf(name).replaceAll('-', '_');

/** Lists all combinations of the options of axes, in their order. Axes without a name or an option do not count. */
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

/** Suggests the SKU of a variant: that of the product with the options. */
export const skuOf = (base: string, texts: readonly string[]): string =>
  [base, ...texts.map((part) => urlKeyOf(part).toUpperCase() || part)]
    .filter((part) => part !== '')
    .join('-');
