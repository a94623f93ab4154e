import { notPersonal } from '../../platform/contracts/personalData.ts';
import type { PersonalTable } from '../../platform/contracts/personalData.ts';

/** The facts about shoppers that the tables of the module hold. */
export const currenciesPersonalData: readonly PersonalTable[] = [
  notPersonal('currency', 'code', 'rate_base'),
  notPersonal('product_price', 'currency'),
];
