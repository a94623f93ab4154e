import { defineMessages } from '../../platform/contracts/messages.ts';

/** The messages that request consent from visitors. */
export const measurementMessages = defineMessages('measurement', 'en', {
  'measurement.title': 'May we count your visit?',
  'measurement.intro':
    'If you accept, we record the pages you view, your searches and whether you order, with a random ID instead of your name. The shop works the same either way.',
  'measurement.shared': 'If you accept, pages also load a script from {host}, which may set its own cookies.',
  'measurement.accept': 'Accept',
  'measurement.reject': 'Reject',
  'measurement.link': 'Cookie settings',
  'measurement.more': 'Learn more',
  'measurement.page.intro':
    'You decide whether we may count your visit. You can change your choice here at any time.',
  'measurement.page.open': 'You haven’t made a choice yet.',
  'measurement.page.accepted': 'Analytics is on, and your visit is counted.',
  'measurement.page.rejected': 'You rejected analytics, so your visit isn’t counted.',
  'measurement.page.cookies': 'Cookies in this shop',
  'measurement.page.session': 'remembers your cart and your account. The shop needs it to work.',
  'measurement.page.consent': 'remembers your choice for six months. The shop needs it to work.',
  'measurement.page.visit':
    'holds a random number until you close the browser, so that we can tell which pages belong to the same visit. It is set only if you accept.',
});

/** The messages of this catalog by key, for the compiler. */
export type MeasurementMessages = (typeof measurementMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends MeasurementMessages {}
}
