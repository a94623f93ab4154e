import { Group, Switch, TagsInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { UseFormReturnType } from '@mantine/form';
import { IntegerInput, PercentInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { shop } from '../../kit/api/shop.ts';
import { FormDialog } from '../../kit/shared/FormDialog.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { CountriesInput } from '../../kit/places/CountriesInput.tsx';
import { ProvincesInput } from '../../kit/places/ProvincesInput.tsx';
import type { TaxClass, TaxRate } from './taxQuery.ts';
import { sentList, valuesOf, questionRate } from './taxRateValues.ts';
import type { Values } from './taxRateValues.ts';

interface Props {
  readonly taxClass: TaxClass;
  /** Null for a new tax rate. */
  readonly rate: TaxRate | null;
  /** True if new products have no default tax class yet. */
  readonly isDefaultOpen: boolean;
  close(): void;
}

/** Form for a tax rate, with its percentage, the places where it applies, and how it combines with other rates. */
export function TaxRateDialog({ taxClass, rate, isDefaultOpen, close }: Props) {
  const offersDefault = useMay()('saveSetting') && isDefaultOpen && rate === null;
  const form = useForm({ initialValues: valuesOf(rate, offersDefault) });
  return (
    <FormDialog
      title={
        rate ? text('tax.rate.edit', { name: rate.name }) : text('tax.rate.newIn', { name: taxClass.name })
      }
      size="lg"
      form={form}
      queryKey="tax"
      close={close}
      confirmation={questionRate}
      run={async ({ isDefault, ...values }) => {
        const body = {
          ...values,
          country: sentList(values.country),
          province: sentList(values.province),
          postcode: sentList(values.postcode),
          priority: Number(values.priority) || 0,
        };
        if (rate) return shop.taxRates.update(rate.uuid, body);
        const created = await shop.taxRates.create(taxClass.uuid, body);
        if (isDefault) await shop.settings.save({ defaultProductTaxClassId: Number(taxClass.taxClassId) });
        return created;
      }}
    >
      <Group grow align="start">
        <TextInput
          label={text('tax.rate.name')}
          description={text('tax.rate.name.help')}
          required
          data-autofocus
          {...form.getInputProps('name')}
        />
        <PercentInput
          label={text('tax.rate.percent')}
          description={text('tax.rate.percent.help')}
          required
          min={0}
          {...form.getInputProps('rate')}
        />
      </Group>
      <Places form={form} />
      <Order form={form} />
      {offersDefault && (
        <Switch
          label={text('tax.rate.isDefault', { name: taxClass.name })}
          description={text('tax.rate.isDefault.help')}
          {...form.getInputProps('isDefault', { type: 'checkbox' })}
        />
      )}
    </FormDialog>
  );
}

type FormOf = { readonly form: UseFormReturnType<Values> };

/** Inputs for the places where a rate applies. Removing a country also removes its provinces. */
function Places({ form }: FormOf) {
  const { country, province } = form.values;
  return (
    <>
      <CountriesInput
        label={text('tax.rate.country')}
        {...(country.length === 0 && { placeholder: text('tax.everywhere') })}
        {...form.getInputProps('country')}
        onChange={(value) => {
          form.setFieldValue('country', value);
          form.setFieldValue(
            'province',
            province.filter((code) => value.includes(code.slice(0, 2))),
          );
        }}
      />
      {country.length > 0 && (
        <ProvincesInput
          label={text('tax.rate.province')}
          {...(province.length === 0 && { placeholder: text('tax.rate.province.all') })}
          countries={country}
          {...form.getInputProps('province')}
        />
      )}
      <TagsInput
        label={text('tax.rate.postcode')}
        description={text('tax.rate.postcode.help')}
        splitChars={[',', ' ', ';']}
        {...form.getInputProps('postcode')}
      />
    </>
  );
}

/** Inputs for how a rate combines with other rates. */
const Order = ({ form }: FormOf) => (
  <>
    <IntegerInput
      label={text('tax.rate.priority')}
      description={text('tax.rate.priority.help')}
      min={0}
      {...form.getInputProps('priority')}
    />
    <Switch
      label={text('tax.rate.isCompound')}
      description={text('tax.rate.isCompound.help')}
      {...form.getInputProps('is_compound', { type: 'checkbox' })}
    />
  </>
);
