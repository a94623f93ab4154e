import { idRefOf } from '../../../../platform/db/ids.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { findTaxClass } from '../../taxClass.repo.ts';
import type { TaxClass } from '../../taxClass.repo.ts';
import { ratesOfClass } from '../../taxRate.loaders.ts';

const pathOf = ({ uuid }: TaxClass) => `/api/tax/classes/${uuid}`;

export default {
  TaxClass: {
    rates: (parent: TaxClass, _args: unknown, context: GraphQLContext) =>
      context.loader(ratesOfClass)(parent.tax_class_id),
    async isDefault({ tax_class_id, uuid }: TaxClass, _args: unknown, { app }: GraphQLContext) {
      const { defaultProductTaxClassId: chosen } = await app.settings(['defaultProductTaxClassId']);
      return chosen === tax_class_id || chosen === uuid;
    },
    addRateApi: (parent: TaxClass) => `${pathOf(parent)}/rates`,
    updateApi: pathOf,
    deleteApi: pathOf,
  },
  Query: {
    taxClass(_: unknown, { id }: { id: string }, { db }: GraphQLContext) {
      const ref = idRefOf(id);
      return ref && findTaxClass(db, ref);
    },
  },
};
