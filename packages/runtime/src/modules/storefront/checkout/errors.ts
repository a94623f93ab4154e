import { refuse } from '../../../platform/errors.ts';

/** Creates the error for an order whose terms have changed since the shopper read them. */
export const termsChanged = () =>
  refuse(409, 'TERMS_CHANGED', 'Our terms have changed. Review them and place the order again.');
