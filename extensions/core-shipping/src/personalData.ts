import { notPersonal } from '@shop/runtime/extension';

/** The tables of the extension know nothing about shoppers. */
export const personalData = [
  notPersonal(
    'core_shipping_method',
    'name',
    'default_carrier_code',
    'default_service_code',
    'business_days',
  ),
  notPersonal(
    'core_shipping_method_rate',
    'amounts',
    'condition_type',
    'price_based_cost',
    'weight_based_cost',
  ),
];
