import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { provinceListName } from '../../taxPlaces.ts';
import type { TaxRateRow } from '../../taxRate.ts';

const pathOf = ({ uuid }: TaxRateRow) => `/api/tax/rates/${uuid}`;

export default {
  TaxRate: {
    rate: ({ rate }: TaxRateRow) => Number(rate),
    provinceName: ({ province }: TaxRateRow, _args: unknown, { app }: GraphQLContext) =>
      provinceListName(app.locale, province),
    updateApi: pathOf,
    deleteApi: pathOf,
  },
};
