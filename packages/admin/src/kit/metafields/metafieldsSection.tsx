import { lazy } from 'react';
import type { FieldProps, Section } from '../form/defineForm.ts';
import { useOwnValue } from '../form/useOwnValue.ts';
import type { Faults, MetaData, OwnerType } from './definitions.ts';

/** The kinds of records whose values are written with the record. The others have a `MetafieldsPanel`. */
type WithValues = Exclude<OwnerType, 'customer' | 'order' | 'shop'>;

const MetafieldInputs = lazy(async () => ({
  default: (await import('./MetafieldInputs.tsx')).MetafieldInputs,
}));

/** Makes the section of a form with the metafields of its record. They are saved with its other fields. */
export const metafieldsSection = (ownerType: WithValues): Section => ({
  title: 'metafields.section',
  fields: [
    {
      name: 'metafields',
      label: 'metafields.section',
      kind: 'own',
      initial: {},
      showsFaults: true,
      read: ({ meta_data }) => meta_data,
      input: function MetafieldsInput({ field, form }: FieldProps) {
        const [values, change] = useOwnValue<MetaData>({ field, form });
        return (
          <MetafieldInputs
            ownerType={ownerType}
            values={values}
            faults={form.errors as Faults}
            onChange={change}
          />
        );
      },
    },
  ],
});
