import { defineMessages } from '../../platform/contracts/messages.ts';

/** The texts with which visitors are asked whether they may be counted. */
export const measurementMessages = defineMessages('measurement', 'en', {
  'measurement.title': 'May we count your visit?',
  'measurement.intro':
    'If you accept, we count which pages you look at, what you search for and whether you order, under a random number and without your name. The shop works the same either way.',
  'measurement.shared':
    'If you accept, pages also load a script from {host}, which may use cookies of its own.',
  'measurement.accept': 'Accept',
  'measurement.reject': 'Reject',
  'measurement.link': 'Cookie settings',
  'measurement.more': 'More about it',
  'measurement.page.intro':
    'You decide whether we may count your visit, and you can change your mind here at any time.',
  'measurement.page.open': 'You have not decided yet.',
  'measurement.page.accepted': 'You have accepted: your visit is counted.',
  'measurement.page.rejected': 'You have rejected: your visit is not counted.',
  'measurement.page.cookies': 'The cookies of this shop',
  'measurement.page.session': 'keeps your cart and your account together. The shop needs it.',
  'measurement.page.consent': 'keeps what you decided here for half a year. The shop needs it.',
  'measurement.page.visit':
    'holds a random number until you close the browser, so that the pages of one visit belong together. It is set only if you accept.',
});

/** The texts of this catalogue by key, for the compiler. */
export type MeasurementMessages = (typeof measurementMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends MeasurementMessages {}
}
