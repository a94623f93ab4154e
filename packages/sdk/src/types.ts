// Names for some API responses, and the types of a few other values.
import type {
  AddCartAddressBody,
  AddCartAddressData,
  CartItemData,
  CreateCartData,
  CustomerData,
  CustomerAddressData,
  PlacedOrderData,
  DeleteCustomerData,
  FileBrowserData,
  GetCustomerTokenData,
  GetOrderData,
  ImageUploadData,
  RemoveCartItemData,
} from './generated/types.ts';

export type Customer = DeleteCustomerData;
export type LinkedCustomer = CustomerData;
export type CustomerAddress = CustomerAddressData;
export type TokenPair = GetCustomerTokenData;
export type StoredImage = ImageUploadData['files'][number];
export type ImageFolder = FileBrowserData;
export type Order = GetOrderData;
export type OrderItem = Order['items'][number];
export type OrderAddress = NonNullable<Order['shipping_address']>;
export type PlacedOrder = PlacedOrderData;

export type CreatedCart = CreateCartData;
export type CartItem = CreateCartData['items'][number];
export type CartItemsAnswer = CartItemData;
export type RemovedItem = RemoveCartItemData;
export type CartAddress = AddCartAddressData;

export type Address = Omit<AddCartAddressBody['address'], 'type'>;

export interface Price {
  value: number;
  currency: string;
  /** The amount, formatted for the shop's locale. */
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
