import type { VariantRow } from '../../variants/variant.repo.ts';

export default {
  Variant: { removeUrl: ({ uuid }: VariantRow) => `/api/variants/${uuid}` },
};
