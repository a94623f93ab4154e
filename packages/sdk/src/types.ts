// Shapes of answers that the API does not describe yet, and names for some that it does. Figures are in major units of the
// cart's or order's currency.
import type {
  CreateCustomerData,
  CreateMyAddressData,
  CreateOrderData,
  DeleteCustomerData,
  FileBrowserData,
  GetCustomerTokenData,
  GetOrderData,
  ImageUploadData,
} from './generated/types.ts';

export type Customer = DeleteCustomerData;
export type LinkedCustomer = CreateCustomerData;
export type CustomerAddress = CreateMyAddressData;
export type TokenPair = GetCustomerTokenData;
export type StoredImage = ImageUploadData['files'][number];
export type ImageFolder = FileBrowserData;
export type Order = GetOrderData;
export type OrderItem = Order['items'][number];
export type OrderAddress = NonNullable<Order['shipping_address']>;
export type PlacedOrder = CreateOrderData;

export interface CartItem {
  cart_item_id: number;
  uuid: string;
  product_id: number;
  product_sku: string;
  group_id: number;
  product_name: string;
  thumbnail: string | null;
  product_weight: number;
  product_price: number;
  product_price_incl_tax: number;
  final_price: number;
  final_price_incl_tax: number;
  qty: number;
  tax_percent: number;
  tax_amount: number;
  discount_amount: number;
  total: number;
  variant_group_id: number | null;
  /** JSON text. */
  variant_options: string | null;
  product_custom_options: string | null;
  productUrl: string;
  removeUrl: string;
}

export interface CreatedCart {
  items: CartItem[];
  /** The number of lines. */
  count: number;
  cartId: string;
}

export interface RemovedItem {
  item: CartItem;
  /** The number of lines that are left. */
  count: number;
  cartId: string;
}

export interface CartItemsAnswer {
  item: CartItem[];
  /** The number of lines. */
  count: number;
  cartId: string;
}

export interface Address {
  full_name: string;
  telephone: string | number;
  address_1: string;
  address_2?: string;
  city: string;
  province: string;
  country: string;
  postcode: string;
}

export interface CartAddress {
  cart_address_id: number;
  uuid: string;
  full_name: string;
  postcode: string;
  telephone: string;
  country: string;
  province: string;
  /** The name of the province, such as `California`. */
  province_name: string;
  city: string;
  address_1: string;
  address_2: string | null;
}

export interface Price {
  value: number;
  currency: string;
  /** As the shop's locale writes it. */
  text: string;
}

export interface AvailableShippingMethod {
  id: string;
  providerCode: string;
  code: string;
  name: string;
  cost: Price;
  carrier: string | null;
  serviceCode: string | null;
  delivery: {
    minBusinessDays: number | null;
    maxBusinessDays: number | null;
    estimatedDate: string | null;
  } | null;
}

export interface Link {
  rel: string;
  href: string;
  action: string;
  types: string[];
}
