import { addressesTemplate } from './account.ts';
import { cardsTemplate } from './cards.ts';
import { accountTemplate } from './accountOverview.ts';
import { blogPostTemplate, blogTemplate } from './blog.ts';
import { cartTemplate } from './cart.ts';
import { categoryTemplate } from './category.ts';
import { checkoutTemplate } from './checkout.ts';
import { collectionTemplate } from './collection.ts';
import { confirmationTemplate } from './confirmation.ts';
import { consentTemplate } from './consent.ts';
import type { Templates } from './contract.ts';
import { designTemplate } from './design.ts';
import { documentTemplate } from './document.ts';
import { contactTemplate, giftCardTemplate, newsletterTemplate, remindersTemplate } from './forms.ts';
import {
  confirmEmailTemplate,
  forgottenPasswordTemplate,
  loginTemplate,
  newPasswordTemplate,
  registerTemplate,
} from './signIn.ts';
import { failureTemplate } from './failure.ts';
import { contentTemplate, homepageTemplate } from './pages.ts';
import { ordersTemplate, orderTemplate } from './orders.ts';
import { orderReturnTemplate } from './orderReturn.ts';
import { returnRequestTemplate, withdrawalLinkTemplate, withdrawalTemplate } from './returns.ts';
import { searchTemplate } from './search.ts';
import { handOverTemplate } from './handOver.ts';
import { sharedCartTemplate } from './sharedCart.ts';
import { expressFormTemplate } from './expressForm.ts';
import { paymentTemplate } from './payment.ts';
import { productTemplate } from './product.ts';
import { productTiles } from './productTiles.ts';
import { profileTemplate } from './profile.ts';

/** The default templates. */
export const defaultTemplates: Templates = {
  document: documentTemplate,
  products: productTiles,
  homepage: homepageTemplate,
  content: contentTemplate,
  product: productTemplate,
  category: categoryTemplate,
  collection: collectionTemplate,
  blog: blogTemplate,
  blogPost: blogPostTemplate,
  search: searchTemplate,
  cart: cartTemplate,
  sharedCart: sharedCartTemplate,
  handOver: handOverTemplate,
  checkout: checkoutTemplate,
  payment: paymentTemplate,
  express: expressFormTemplate,
  confirmation: confirmationTemplate,
  login: loginTemplate,
  register: registerTemplate,
  forgottenPassword: forgottenPasswordTemplate,
  newPassword: newPasswordTemplate,
  confirmEmail: confirmEmailTemplate,
  account: accountTemplate,
  orders: ordersTemplate,
  order: orderTemplate,
  withdrawal: withdrawalTemplate,
  withdrawalLink: withdrawalLinkTemplate,
  returnRequest: returnRequestTemplate,
  orderReturn: orderReturnTemplate,
  addresses: addressesTemplate,
  cards: cardsTemplate,
  profile: profileTemplate,
  giftCard: giftCardTemplate,
  newsletter: newsletterTemplate,
  reminders: remindersTemplate,
  contact: contactTemplate,
  consent: consentTemplate,
  failure: failureTemplate,
  design: designTemplate,
};
