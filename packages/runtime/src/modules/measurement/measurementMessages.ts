import { defineMessages } from '../../platform/messages/contract.ts';

/** The texts with which visitors are asked whether they may be counted. */
export const measurementMessages = defineMessages('measurement', 'en', {
  'measurement.title': 'May we count your visit?',
  'measurement.intro':
    'If you accept, we count which pages you look at and whether you order, under a random number and without your name. Both answers are fine: the shop works the same.',
  'measurement.shared':
    'With your consent, pages also load a script from {host}, which may use cookies of its own.',
  'measurement.accept': 'Accept',
  'measurement.decline': 'Decline',
  'measurement.link': 'Cookie settings',
  'measurement.page.intro':
    'You decide whether we may count your visit, and you can change your mind here at any time.',
  'measurement.page.open': 'You have not decided yet.',
  'measurement.page.accepted': 'You have accepted: your visit is counted.',
  'measurement.page.declined': 'You have declined: your visit is not counted.',
  'measurement.page.cookies': 'The cookies of this shop',
  'measurement.page.session': 'keeps your cart and your account together. The shop needs it.',
  'measurement.page.consent': 'keeps what you decided here for half a year. The shop needs it.',
  'measurement.page.visitor':
    'holds a random number for half a year, so that pages of one visit belong together. It is set only if you accept.',
});

/** The texts of this catalogue by key, for the compiler. */
export type MeasurementMessages = (typeof measurementMessages)['texts'];

declare module '../../platform/messages/contract.ts' {
  interface Messages extends MeasurementMessages {}
}
