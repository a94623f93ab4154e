interface NamedLine {
  readonly productName: string;
  readonly productSku: string;
  readonly variantOptions: readonly { readonly attributeName: string; readonly optionText: string }[];
}

/** Returns what distinguishes an order line from other variants of its product: the SKU and the options. */
export const lineDetail = ({ productSku, variantOptions }: Omit<NamedLine, 'productName'>): string =>
  [
    productSku,
    ...variantOptions.map(({ attributeName, optionText }) => `${attributeName}: ${optionText}`),
  ].join(' · ');

/** Returns an order line's full name as one string, for sentences and assistive technology. */
export const lineName = (line: NamedLine): string => `${line.productName} (${lineDetail(line)})`;

/** Parses the line options that the REST API returns as a JSON string. */
export const readOptions = (json: string | null): NamedLine['variantOptions'] =>
  (JSON.parse(json ?? '[]') as readonly { attribute_name: string; option_text: string }[]).map((option) => ({
    attributeName: option.attribute_name,
    optionText: option.option_text,
  }));
