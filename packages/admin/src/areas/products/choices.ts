import type { UpdateProductBody } from '@shop/sdk';
import type { ChoiceOfField } from '../../kit/form/field.ts';
import { text } from '../../text/text.ts';

/** Returns the units of product contents as options. */
export const unitChoices = (): Promise<readonly ChoiceOfField<NonNullable<UpdateProductBody['unit']>>[]> =>
  Promise.resolve([
    { value: 'g', label: text('products.unit.g') },
    { value: 'kg', label: text('products.unit.kg') },
    { value: 'ml', label: text('products.unit.ml') },
    { value: 'cl', label: text('products.unit.cl') },
    { value: 'l', label: text('products.unit.l') },
    { value: 'cm', label: text('products.unit.cm') },
    { value: 'm', label: text('products.unit.m') },
    { value: 'm2', label: text('products.unit.m2') },
    { value: 'piece', label: text('products.unit.piece') },
    { value: 'oz', label: text('products.unit.oz') },
    { value: 'lb', label: text('products.unit.lb') },
    { value: 'fl_oz', label: text('products.unit.flOz') },
  ]);

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

type Notice = NonNullable<UpdateProductBody['consumer_notice_type']>;

/** Returns the kinds of notices that the law requires with products as options. */
export const noticeChoices = (): Promise<readonly ChoiceOfField<Notice>[]> =>
  Promise.resolve([
    { value: 'legal_disclaimer', label: text('products.noticeType.legal') },
    { value: 'safety_warning', label: text('products.noticeType.safety') },
    { value: 'prop_65', label: text('products.noticeType.prop65') },
  ]);
