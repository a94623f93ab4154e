import type { VariantRow } from '../../variants/variant.ts';

export default {
  Variant: { removeUrl: ({ uuid }: VariantRow) => `/api/variants/${uuid}` },
};
