import { notPersonal } from '../../platform/contracts/personalData.ts';
import type { PersonalTable } from '../../platform/contracts/personalData.ts';

/** Lists the tables of the module, which know nothing about shoppers. */
export const currenciesPersonalData: readonly PersonalTable[] = [
  notPersonal('currency', 'code', 'rate_base'),
  notPersonal('product_price', 'currency'),
];
