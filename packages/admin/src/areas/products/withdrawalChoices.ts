import type { UpdateProductBody } from '@shop/sdk';
import type { ChoiceOfField } from '../../kit/form/field.ts';
import { text } from '../../text/text.ts';

type Exclusion = NonNullable<UpdateProductBody['withdrawal_excluded']>;

/** Returns the kinds of goods that the law excludes from the right of withdrawal as options. */
export const withdrawalChoices = (): Promise<readonly ChoiceOfField<Exclusion>[]> =>
  Promise.resolve([
    { value: 'perishable', label: text('products.withdrawalExcluded.perishable') },
    { value: 'hygiene', label: text('products.withdrawalExcluded.hygiene') },
    { value: 'custom_made', label: text('products.withdrawalExcluded.customMade') },
    { value: 'sealed_media', label: text('products.withdrawalExcluded.sealedMedia') },
    { value: 'press', label: text('products.withdrawalExcluded.press') },
    { value: 'dated', label: text('products.withdrawalExcluded.dated') },
    { value: 'digital', label: text('products.withdrawalExcluded.digital') },
  ]);
