import type { ProductAttribute } from '../../productAttribute.repo.ts';

export default {
  ProductAttribute: {
    value: ({ value, options }: ProductAttribute) =>
      value ?? options.map(({ option_text }) => option_text).join(', '),
  },
};
