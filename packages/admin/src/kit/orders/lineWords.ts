interface NamedLine {
  readonly productName: string;
  readonly productSku: string;
  readonly variantOptions: readonly { readonly attributeName: string; readonly optionText: string }[];
}

/** Returns the SKU and options of an order line, which distinguish variants of the same product. */
export const lineDetail = ({ productSku, variantOptions }: Omit<NamedLine, 'productName'>): string =>
  [
    productSku,
    ...variantOptions.map(({ attributeName, optionText }) => `${attributeName}: ${optionText}`),
  ].join(' · ');

/** Returns an order line's full name as a single string, for use in sentences and by assistive technology. */
export const lineName = (line: NamedLine): string => `${line.productName} (${lineDetail(line)})`;

/** Parses an order line's options, which the REST API returns as a JSON string. */
export const readOptions = (json: string | null): NamedLine['variantOptions'] =>
  (JSON.parse(json ?? '[]') as readonly { attribute_name: string; option_text: string }[]).map((option) => ({
    attributeName: option.attribute_name,
    optionText: option.option_text,
  }));
