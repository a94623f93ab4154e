// The types of answers that the API does not describe yet, and names for some that it does. Amounts are in major units of the cart's or
// order's currency.
import type {
  CreateCustomerData,
  CreateMyAddressData,
  DeleteCustomerData,
  FileBrowserData,
  GetCustomerTokenData,
  ImageUploadData,
} from './generated/types.ts';

export type Customer = DeleteCustomerData;
export type LinkedCustomer = CreateCustomerData;
export type CustomerAddress = CreateMyAddressData;
export type TokenPair = GetCustomerTokenData;
export type StoredImage = ImageUploadData['files'][number];
export type ImageFolder = FileBrowserData;

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
  /** The chosen options, as JSON text. */
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
  /** The number of remaining lines. */
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
  /** The amount in the format of the shop's locale. */
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

export interface OrderItem extends Omit<CartItem, 'cart_item_id' | 'group_id' | 'productUrl' | 'removeUrl'> {
  order_item_id: number;
  order_item_order_id: number;
  referer: string | null;
  requested_data: string | null;
}

export interface OrderAddress extends Omit<CartAddress, 'cart_address_id'> {
  order_address_id: number;
}

export interface Order {
  order_id: number;
  uuid: string;
  integration_order_id: string | null;
  order_number: string;
  cart_id: number;
  currency: string;
  customer_id: number | null;
  customer_email: string;
  customer_full_name: string | null;
  user_ip: string | null;
  sid: string | null;
  user_agent: string | null;
  coupon: string | null;
  shipping_fee_excl_tax: number;
  shipping_fee_incl_tax: number;
  discount_amount: number;
  sub_total: number;
  total_qty: number;
  total_weight: number;
  tax_amount: number;
  grand_total: number;
  shipping_note: string | null;
  shipping_method: string | null;
  shipping_method_name: string | null;
  shipping_address_id: number | null;
  payment_method: string;
  payment_method_name: string;
  billing_address_id: number | null;
  status: string;
  shipment_status: string;
  payment_status: string;
  created_at: string;
  updated_at: string;
  items: OrderItem[];
  shipping_address: OrderAddress | null;
  billing_address: OrderAddress | null;
  links: Link[];
}

export interface PlacedOrder extends Order {
  /** A token that opens the order to its bearer: `order(uuid, token)` in GraphQL. */
  orderToken: string;
}
