import { defineMessages } from '../../platform/contracts/messages.ts';

/** The messages in addresses. */
export const provinceMessages = defineMessages('provinces', 'en', {
  'provinces.vatId': 'VAT ID: {id}',
});
