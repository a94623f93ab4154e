import type { Metafields, SentMetafields } from '@shop/sdk';
import { lazy } from 'react';
import type { SectionOf } from '../form/defineForm.ts';
import type { FieldProps } from '../form/field.ts';
import type { Faults, MetaData, OwnerType } from './definitions.ts';

/** Record types whose metafields are saved with the record. The other types have a `MetafieldsPanel`. */
type WithValues = Exclude<OwnerType, 'customer' | 'order' | 'shop'>;

const MetafieldInputs = lazy(async () => ({
  default: (await import('./MetafieldInputs.tsx')).MetafieldInputs,
}));

/** Creates a form section for a record's metafields, which are saved together with its other fields. */
export const metafieldsSection = <Owner extends WithValues>(
  ownerType: Owner,
): SectionOf<
  { readonly metafields?: SentMetafields<WithValues> | undefined },
  { readonly meta_data: Metafields<WithValues> }
> => ({
  title: 'metafields.section',
  fields: [
    {
      name: 'metafields',
      label: 'metafields.section',
      kind: 'own',
      initial: {},
      showsFaults: true,
      read: ({ meta_data }) => meta_data,
      input: function MetafieldsInput({
        value,
        change,
        form,
      }: FieldProps<Readonly<Record<string, unknown>>>) {
        return (
          <MetafieldInputs
            ownerType={ownerType}
            values={value as MetaData}
            faults={form.errors as Faults}
            onChange={change}
          />
        );
      },
    },
  ],
});
