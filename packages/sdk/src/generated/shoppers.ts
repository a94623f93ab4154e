// Written by `npm run generate:sdk`. Not edited by hand.

import { defineResource } from '../defineResource.ts';
import type {
  CardgwResource,
  CartsResource,
  ContactMessagesResource,
  CustomersResource,
  NewsletterResource,
  OrdersResource,
  SearchResource,
  WalletgwResource,
} from './resources.ts';

export const shoppers = {
  cardgw: /* @__PURE__ */ defineResource<Pick<CardgwResource, 'createPaymentIntent'>>({
    createPaymentIntent: 'POST /api/cardgw/paymentIntents body once',
  }),
  carts: /* @__PURE__ */ defineResource<
    Pick<
      CartsResource,
      | 'create'
      | 'addItem'
      | 'setItemQty'
      | 'removeItem'
      | 'setContact'
      | 'setAddress'
      | 'setPaymentMethod'
      | 'setShippingMethod'
      | 'applyCoupon'
      | 'removeCoupon'
      | 'setShippingNote'
      | 'checkout'
    >
  >({
    create: 'POST /api/carts body',
    addItem: 'POST /api/carts/{id}/items body',
    setItemQty: 'PATCH /api/carts/{id}/items/{itemId} body',
    removeItem: 'DELETE /api/carts/{id}/items/{itemId}',
    setContact: 'POST /api/carts/{id}/contacts body',
    setAddress: 'POST /api/carts/{id}/addresses body',
    setPaymentMethod: 'POST /api/carts/{id}/paymentMethods body',
    setShippingMethod: 'POST /api/carts/{id}/shippingMethods body',
    applyCoupon: 'POST /api/carts/{id}/coupons body',
    removeCoupon: 'DELETE /api/carts/{id}/coupons/{coupon}',
    setShippingNote: 'POST /api/carts/{id}/shippingNotes body',
    checkout: 'POST /api/cart/{id}/checkout body',
  }),
  contactMessages: /* @__PURE__ */ defineResource<Pick<ContactMessagesResource, 'send'>>({
    send: 'POST /api/contact-messages body',
  }),
  customers: /* @__PURE__ */ defineResource<
    Pick<
      CustomersResource,
      | 'create'
      | 'me'
      | 'updateMe'
      | 'confirmEmail'
      | 'listMyAddresses'
      | 'createMyAddress'
      | 'updateMyAddress'
      | 'deleteMyAddress'
      | 'logIn'
      | 'logOut'
      | 'createTokens'
      | 'refreshTokens'
      | 'requestPasswordReset'
      | 'resetPassword'
      | 'listSessions'
      | 'endSessions'
      | 'endSession'
      | 'getMyNewsletter'
      | 'setMyNewsletter'
    >
  >({
    create: 'POST /api/customers body',
    me: 'GET /api/customers/me',
    updateMe: 'PATCH /api/customers/me body',
    confirmEmail: 'POST /api/customers/me/email body',
    listMyAddresses: 'GET /api/customers/me/addresses query whole',
    createMyAddress: 'POST /api/customers/me/addresses body',
    updateMyAddress: 'PATCH /api/customers/me/addresses/{id} body',
    deleteMyAddress: 'DELETE /api/customers/me/addresses/{id}',
    logIn: 'POST /customer/login body once',
    logOut: 'POST /customer/logout - once',
    createTokens: 'POST /api/customer/tokens body once',
    refreshTokens: 'POST /api/customer/token/refresh body once',
    requestPasswordReset: 'POST /api/customers/reset-password body once',
    resetPassword: 'POST /api/customers/password body once',
    listSessions: 'GET /api/customers/me/sessions query whole',
    endSessions: 'DELETE /api/customers/me/sessions query',
    endSession: 'DELETE /api/customers/me/sessions/{session_id}',
    getMyNewsletter: 'GET /api/customers/me/newsletter',
    setMyNewsletter: 'PUT /api/customers/me/newsletter body',
  }),
  newsletter: /* @__PURE__ */ defineResource<Pick<NewsletterResource, 'request' | 'confirm' | 'cancel'>>({
    request: 'POST /api/newsletter body',
    confirm: 'POST /api/newsletter/confirm body',
    cancel: 'POST /api/newsletter/unsubscribe body',
  }),
  orders: /* @__PURE__ */ defineResource<
    Pick<OrdersResource, 'create' | 'startPayment' | 'getPayment' | 'finishPayment' | 'endPayment'>
  >({
    create: 'POST /api/orders body',
    startPayment: 'POST /api/orders/{id}/payment body',
    getPayment: 'GET /api/orders/{id}/payment query',
    finishPayment: 'POST /api/orders/{id}/payment/finish body',
    endPayment: 'POST /api/orders/{id}/payment/end body',
  }),
  search: /* @__PURE__ */ defineResource<Pick<SearchResource, 'suggestions'>>({
    suggestions: 'GET /api/search/suggestions query',
  }),
  walletgw: /* @__PURE__ */ defineResource<Pick<WalletgwResource, 'createOrder'>>({
    createOrder: 'POST /api/walletgw/orders body once',
  }),
};
