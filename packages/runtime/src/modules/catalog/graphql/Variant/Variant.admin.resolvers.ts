import type { VariantRow } from '../../variant.repo.ts';

export default {
  Variant: { removeUrl: ({ uuid }: VariantRow) => `/api/variants/${uuid}` },
};
