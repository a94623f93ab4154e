import { defineMessages } from '../../platform/contracts/messages.ts';

/** The messages in addresses. */
export const provinceMessages = defineMessages('provinces', 'en', {
  'provinces.vatId': 'VAT ID: {id}',
});

/** The messages of this catalog by key, for the compiler. */
export type ProvinceMessages = (typeof provinceMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends ProvinceMessages {}
}
