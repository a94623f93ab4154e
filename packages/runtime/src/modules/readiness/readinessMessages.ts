import { defineMessages } from '../../platform/contracts/messages.ts';

/** The checklist messages for merchants. */
export const readinessMessages = defineMessages('readiness', 'en', {
  'readiness.shop.done': '{name}, {country}.',
  'readiness.shop.name': 'Your shop has no name yet. Set it in the settings.',
  'readiness.shop.address': 'Your shop has no address yet. Choose its country in the store settings.',
  'readiness.product.done': '{count, plural, one {# product is for sale.} other {# products are for sale.}}',
  'readiness.product.open': 'None of your own products are for sale yet.',
  'readiness.shipping.done':
    '{count, plural, one {# active shipping zone.} other {# active shipping zones.}}',
  'readiness.shipping.open': 'There are no shipping zones yet, so you can’t ship to anyone.',
  'readiness.shipping.shadowed':
    'Zone “{zone}” is never used because zone “{name}” covers the same places first.',
  'readiness.shipping.noProvider': 'Zone “{zone}” has no active shipping provider.',
  'readiness.shipping.notInstalled': 'Zone “{zone}” uses the provider “{name}”, which isn’t installed.',
  'readiness.shipping.badConfig': 'The provider of zone “{zone}” is missing settings: {name}.',
  'readiness.shipping.nothingToOffer': 'The provider “{name}” has no rates for zone “{zone}”.',
  'readiness.tax.done': '{count, plural, one {# tax rate.} other {# tax rates.}}',
  'readiness.tax.open': 'There are no tax rates, so everything is sold without tax.',
  'readiness.tax.unclassed':
    '{count, plural, one {# product has no tax class and is sold without tax.} other {# products have no tax class and are sold without tax.}}',
  'readiness.payment.done': '{names}.',
  'readiness.payment.incomplete': '{names}: turned on but not set up, so shoppers can’t pay with it.',
  'readiness.payment.unreviewed': '{names}. Decide whether to offer {unseen}: keep it or turn it off.',
  'readiness.payment.open': 'No payment method is turned on.',
  'readiness.homepage.done': 'Your homepage has its own sections.',
  'readiness.homepage.open': 'Your homepage shows only the latest products.',
  'readiness.testPurchase.done': 'A test order was placed.',
  'readiness.testPurchase.open': 'Place an order in your own shop, as a customer would.',
  'readiness.demo.done': 'The sample products are gone.',
  'readiness.demo.warning':
    '{count, plural, one {# sample product is still for sale.} other {# sample products are still for sale.}}',
  'readiness.livePayment.done': 'Your shop accepts live payments.',
  'readiness.livePayment.open': 'There is no payment method yet.',
  'readiness.livePayment.warning': '{names} is in test mode: no money moves.',
  'readiness.domain.done': '{url}',
  'readiness.domain.open': 'Your shop has no public URL yet. Set shop.url in the configuration.',
  'readiness.domain.local': '{url} can only be reached from this computer.',
  'readiness.domain.insecure': '{url} isn’t secure. Use https.',
  'readiness.sender.done': 'Your shop can send emails.',
  'readiness.sender.open': 'Emails aren’t being sent. Set mail.url in the configuration.',
  'readiness.sender.noFrom': 'Emails have no sender address. Set mail.from in the configuration.',
  'readiness.legalPages.done': 'Your privacy policy and terms are published.',
  'readiness.legalPages.open': 'Publish your privacy policy and terms.',
  'readiness.legalPages.privacy': 'Publish your privacy policy.',
  'readiness.legalPages.terms': 'Publish your terms.',
  'readiness.withdrawalText.done': 'Your text about the right of withdrawal is published.',
  'readiness.withdrawalText.open':
    'You sell to consumers with a right of withdrawal. Publish a page about it, and choose it in the settings.',
  'readiness.guaranteeNotice.done': 'Your notice of the legal guarantee is set.',
  'readiness.guaranteeNotice.open':
    'You sell to consumers of the EU. Insert the official notice of the legal guarantee in the settings.',
});

/** The messages of this catalog by key, for the compiler. */
export type ReadinessMessages = (typeof readinessMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends ReadinessMessages {}
}
