import type { ProductAttribute } from '../../attributes/attribute.ts';

export default {
  ProductAttribute: {
    value: ({ value, options }: ProductAttribute) =>
      value ?? options.map(({ option_text }) => option_text).join(', '),
  },
};
