import type { Call } from '../client.ts';
import type { CallOptions } from '../request.ts';
import type {
  AddressBookEntry,
  Credentials,
  Customer,
  CustomerAddress,
  CustomerChange,
  LinkedCustomer,
  NewCustomer,
  Profile,
  TokenPair,
} from '../types.ts';

/**
 * Accounts. `me` and what changes it need a customer's token, `create` none, the rest an admin's. The cookie session of
 * `logIn` is for programs that keep cookies, such as browsers; others take tokens.
 */
export function customerResource(call: Call) {
  return {
    /** POST /api/customers: registers; `status` counts from an admin alone. */
    create: (customer: NewCustomer, options?: CallOptions) =>
      call<LinkedCustomer>('POST', '/api/customers', customer, options),
    /** GET /api/customers */
    list: ({ page = 1, limit = 20 }: { page?: number; limit?: number } = {}, options?: CallOptions) =>
      call<LinkedCustomer[]>('GET', `/api/customers?page=${page}&limit=${limit}`, undefined, options),
    /** GET /api/customers/{id} */
    get: (customerId: string, options?: CallOptions) =>
      call<LinkedCustomer>('GET', path(customerId), undefined, options),
    /** PATCH /api/customers/{id} */
    update: (customerId: string, change: CustomerChange, options?: CallOptions) =>
      call<LinkedCustomer>('PATCH', path(customerId), change, options),
    /** DELETE /api/customers/{id}: returns the customer as it was. */
    delete: (customerId: string, options?: CallOptions) =>
      call<Customer>('DELETE', path(customerId), undefined, options),

    /** POST /customer/login */
    logIn: (credentials: Credentials, options?: CallOptions) =>
      call<{ sid: string }>('POST', '/customer/login', credentials, options),
    /** POST /customers/logout */
    logOut: (options?: CallOptions) =>
      call<Record<string, never>>('POST', '/customers/logout', undefined, options),
    /** POST /api/customer/tokens */
    createTokens: (credentials: Credentials, options?: CallOptions) =>
      call<TokenPair>('POST', '/api/customer/tokens', credentials, options),
    /** POST /api/customer/token/refresh: gives the next pair, and keeps the old refresh token for 30 s at most. */
    refreshTokens: (refreshToken: string, options?: CallOptions) =>
      call<TokenPair>('POST', '/api/customer/token/refresh', { refreshToken }, options),
    /** POST /api/customers/reset-password: mails a link to the customer, if there is one. */
    requestPasswordReset: (email: string, options?: CallOptions) =>
      call<Record<string, never>>('POST', '/api/customers/reset-password', { email }, options),
    /** POST /api/customers/password, with the token of the mailed link. */
    resetPassword: (reset: { token: string; password: string }, options?: CallOptions) =>
      call<Record<string, never>>('POST', '/api/customers/password', reset, options),

    /** GET /api/customers/me */
    me: (options?: CallOptions) => call<Customer>('GET', ME, undefined, options),
    /** PATCH /api/customers/me */
    updateMe: (profile: Partial<Profile>, options?: CallOptions) =>
      call<Customer>('PATCH', ME, profile, options),
    /** GET /api/customers/me/addresses */
    listAddresses: (options?: CallOptions) =>
      call<CustomerAddress[]>('GET', `${ME}/addresses`, undefined, options),
    /** POST /api/customers/me/addresses: the default one takes that from the one before. */
    addAddress: (address: AddressBookEntry, options?: CallOptions) =>
      call<CustomerAddress>('POST', `${ME}/addresses`, address, options),
    /** PATCH /api/customers/me/addresses/{id} */
    updateAddress: (addressId: string, change: Partial<AddressBookEntry>, options?: CallOptions) =>
      call<CustomerAddress>('PATCH', addressPath(addressId), change, options),
    /** DELETE /api/customers/me/addresses/{id} */
    deleteAddress: (addressId: string, options?: CallOptions) =>
      call<CustomerAddress>('DELETE', addressPath(addressId), undefined, options),
  };
}

const ME = '/api/customers/me';
const path = (customerId: string) => `/api/customers/${encodeURIComponent(customerId)}`;
const addressPath = (addressId: string) => `${ME}/addresses/${encodeURIComponent(addressId)}`;
