import { refuse } from '../../../platform/errors.ts';

/** Refuses an order whose shopper read other terms than those of now. */
export const termsChanged = () =>
  refuse(409, 'TERMS_CHANGED', 'Our terms have changed. Review them and place the order again.');
