import { refuse } from '../../platform/errors.ts';

/** Of a form that names none, or none that the shop could have named. */
export const shippingMethodRequired = () =>
  refuse(400, 'SHIPPING_METHOD_REQUIRED', 'Shipping method is required');
