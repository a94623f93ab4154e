interface NamedLine {
  readonly productName: string;
  readonly productSku: string;
  readonly variantOptions: readonly { readonly attributeName: string; readonly optionText: string }[];
}

/** Writes what tells a line from other variants of its product: the SKU and the options. */
export const lineDetail = ({ productSku, variantOptions }: Omit<NamedLine, 'productName'>): string =>
  [
    productSku,
    ...variantOptions.map(({ attributeName, optionText }) => `${attributeName}: ${optionText}`),
  ].join(' · ');

/** Names a line in one text, for sentences and assistive technology. */
export const lineName = (line: NamedLine): string => `${line.productName} (${lineDetail(line)})`;

/** Reads the options of a line that the REST API writes as JSON text. */
export const readOptions = (json: string | null): NamedLine['variantOptions'] =>
  (JSON.parse(json ?? '[]') as readonly { attribute_name: string; option_text: string }[]).map((option) => ({
    attributeName: option.attribute_name,
    optionText: option.option_text,
  }));
