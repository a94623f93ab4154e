// Shapes of answers that the API does not describe yet, and names for some that it does. Figures are in major units of the
// cart's or order's currency.
import type {
  AddCartAddressData,
  AddCartItemData,
  CreateCartData,
  CreateCustomerData,
  CreateMyAddressData,
  DeleteCustomerData,
  FileBrowserData,
  GetCustomerTokenData,
  ImageUploadData,
  RemoveCartItemData,
} from './generated/types.ts';

export type Customer = DeleteCustomerData;
export type LinkedCustomer = CreateCustomerData;
export type CustomerAddress = CreateMyAddressData;
export type TokenPair = GetCustomerTokenData;
export type StoredImage = ImageUploadData['files'][number];
export type ImageFolder = FileBrowserData;

export type CreatedCart = CreateCartData;
export type CartItem = CreateCartData['items'][number];
export type CartItemsAnswer = AddCartItemData;
export type RemovedItem = RemoveCartItemData;
export type CartAddress = AddCartAddressData;

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
  /** Opens the order to whoever holds it: `order(uuid, token)` in GraphQL. */
  orderToken: string;
}
