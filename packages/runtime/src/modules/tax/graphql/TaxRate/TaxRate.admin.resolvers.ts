import type { TaxRateRow } from '../../taxRate.repo.ts';

const pathOf = ({ uuid }: TaxRateRow) => `/api/tax/rates/${uuid}`;

export default {
  TaxRate: { rate: ({ rate }: TaxRateRow) => Number(rate), updateApi: pathOf, deleteApi: pathOf },
};
