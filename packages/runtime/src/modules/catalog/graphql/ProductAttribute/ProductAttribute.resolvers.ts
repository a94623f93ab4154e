import type { ProductAttribute } from '../../attributes/productAttribute.repo.ts';

export default {
  ProductAttribute: {
    value: ({ value, options }: ProductAttribute) =>
      value ?? options.map(({ option_text }) => option_text).join(', '),
  },
};
