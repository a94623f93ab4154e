import { z } from 'zod';

const choices = z.array(z.object({ attribute_name: z.string(), option_text: z.string() }));

interface NamedLine {
  readonly product_name: string;
  readonly variant_options: string | null;
}

/** Lists the options that identify the variant of a line, as they were when the line was created. */
export const lineOptions = (
  json: string | null,
): readonly { readonly name: string; readonly value: string }[] =>
  choices
    .parse(JSON.parse(json ?? '[]'))
    .map(({ attribute_name, option_text }) => ({ name: attribute_name, value: option_text }));

/** Formats the options of a line, one string each, such as `Grind: Fine`. */
export const optionWords = (json: string | null): readonly string[] =>
  lineOptions(json).map(({ name, value }) => `${name}: ${value}`);

/** Creates a line name that distinguishes the line from other variants of the product, such as `Yirgacheffe (Pack: 250 g, Grind: Fine)`. */
export function lineName({ product_name, variant_options }: NamedLine): string {
  const options = optionWords(variant_options);
  return options.length === 0 ? product_name : `${product_name} (${options.join(', ')})`;
}
