import { defineMessages } from '../../platform/contracts/messages.ts';

/** The sentences of the checklist, for merchants. */
export const readinessMessages = defineMessages('readiness', 'en', {
  'readiness.shop.done': '{name}, {country}.',
  'readiness.shop.name': 'The shop has no name of its own yet: set it in the settings.',
  'readiness.shop.address': 'The shop has no address yet: set shop.address in the configuration.',
  'readiness.product.done': '{count, plural, one {# product is for sale.} other {# products are for sale.}}',
  'readiness.product.open': 'There is no product of your own for sale yet.',
  'readiness.shipping.done': '{count, plural, one {# zone is served.} other {# zones are served.}}',
  'readiness.shipping.open': 'There is no shipping zone yet: nobody can be shipped to.',
  'readiness.shipping.shadowed':
    'Zone “{zone}” is never used: zone “{name}” comes first everywhere it applies.',
  'readiness.shipping.noProvider': 'Zone “{zone}” has no provider that is switched on.',
  'readiness.shipping.notInstalled': 'Zone “{zone}” uses the provider “{name}”, which is not installed.',
  'readiness.shipping.badConfig': 'The provider of zone “{zone}” lacks its settings: {name}.',
  'readiness.shipping.nothingToOffer': 'The provider “{name}” has no rate for zone “{zone}”.',
  'readiness.tax.done': '{count, plural, one {# tax rate.} other {# tax rates.}}',
  'readiness.tax.open': 'There is no tax rate: everything is sold without tax.',
  'readiness.tax.unclassed':
    '{count, plural, one {# product has no tax class and is sold without tax.} other {# products have no tax class and are sold without tax.}}',
  'readiness.payment.done': '{names}.',
  'readiness.payment.incomplete': '{names}: switched on, but not set up, so it cannot take payments.',
  'readiness.payment.unreviewed':
    '{names}. You have not decided yet whether to offer: {unseen}. Keep it or switch it off.',
  'readiness.payment.open': 'No payment method is switched on.',
  'readiness.homepage.done': 'Your homepage has sections of its own.',
  'readiness.homepage.open': 'Your homepage shows only the latest products.',
  'readiness.testPurchase.done': 'An order was placed.',
  'readiness.testPurchase.open': 'Buy something in your own shop, as a customer would.',
  'readiness.demo.done': 'The example products are gone.',
  'readiness.demo.warning':
    '{count, plural, one {# example product is still for sale.} other {# example products are still for sale.}}',
  'readiness.livePayment.done': 'Payments are real.',
  'readiness.livePayment.open': 'There is no payment method yet.',
  'readiness.livePayment.warning': '{names} runs in test mode: no money moves.',
  'readiness.domain.done': '{url}',
  'readiness.domain.open': 'The shop has no public address yet: set shop.url in the configuration.',
  'readiness.domain.local': '{url} can be reached only from this machine.',
  'readiness.domain.insecure': '{url} is not encrypted: use https.',
  'readiness.sender.done': 'Emails are sent.',
  'readiness.sender.open': 'Emails are not sent: set mail.url in the configuration.',
  'readiness.sender.noFrom': 'Emails have no sender of your own: set mail.from in the configuration.',
  'readiness.legalPages.done': 'Privacy and terms are published.',
  'readiness.legalPages.open': 'Publish your pages on privacy and terms.',
  'readiness.legalPages.privacy': 'Publish your page on privacy.',
  'readiness.legalPages.terms': 'Publish your page on terms.',
});

/** The texts of this catalogue by key, for the compiler. */
export type ReadinessMessages = (typeof readinessMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends ReadinessMessages {}
}
