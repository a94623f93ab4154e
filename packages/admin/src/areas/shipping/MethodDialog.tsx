import { Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { IntegerInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { Select } from '../../kit/inputs/choices/Choices.tsx';
import { shop } from '../../kit/api/shop.ts';
import { FormDialog } from '../../kit/shared/FormDialog.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import type { Method } from './shippingQuery.ts';

interface Props {
  /** Null for a new method. */
  readonly method: Method | null;
  /** Position of a new method, after all others. */
  readonly next: number;
  close(): void;
}

/** Form for a new or existing shipping method of the shop. */
export function MethodDialog({ method, next, close }: Props) {
  const form = useForm({
    initialValues: {
      name: method?.name ?? '',
      is_enabled: method?.isEnabled ?? true,
      sort_order: method?.sortOrder ?? next,
      default_carrier_code: method?.defaultCarrierCode ?? '',
      default_service_code: method?.defaultServiceCode ?? '',
    },
  });
  return (
    <FormDialog
      title={method ? text('shipping.method.edit', { name: method.name }) : text('shipping.method.new')}
      form={form}
      queryKey="shipping"
      close={close}
      run={(values) => {
        const body = {
          ...values,
          default_carrier_code: values.default_carrier_code || null,
          default_service_code: values.default_service_code || null,
        };
        return method
          ? shop.coreShippingMethods.update(method.uuid, body)
          : shop.coreShippingMethods.create(body);
      }}
    >
      <TextInput
        label={text('shipping.method.name')}
        description={text('shipping.method.name.help')}
        required
        data-autofocus
        {...form.getInputProps('name')}
      />
      <CarrierInput
        chosen={form.values.default_carrier_code}
        choose={(code) => form.setFieldValue('default_carrier_code', code)}
      />
      <TextInput
        label={text('shipping.method.service')}
        description={text('shipping.method.service.help')}
        {...form.getInputProps('default_service_code')}
      />
      <IntegerInput
        label={text('shipping.method.order')}
        description={text('shipping.method.order.help')}
        {...form.getInputProps('sort_order')}
      />
      <Switch
        label={text('shipping.method.enabled')}
        {...form.getInputProps('is_enabled', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}

interface CarrierProps {
  /** Carrier code. Empty if none is selected. */
  readonly chosen: string;
  choose(code: string): void;
}

/** Selects a carrier by name. A code that the shop no longer knows stays selected. */
function CarrierInput({ chosen, choose }: CarrierProps) {
  const may = useMay();
  const { data: carriers = [] } = useQuery({
    queryKey: ['carriers'],
    queryFn: () => shop.carriers.list(),
    enabled: may('listCarriers'),
    staleTime: 60_000,
  });
  const known = carriers.map(({ code, name }) => ({ value: code, label: name }));
  const isKnown = chosen === '' || known.some(({ value }) => value === chosen);
  return (
    <Select
      label={text('shipping.method.carrier')}
      description={text('shipping.method.carrier.help')}
      placeholder={text('form.none')}
      clearable
      data={isKnown ? known : [...known, { value: chosen, label: chosen }]}
      value={chosen || null}
      onChange={(value) => choose(value ?? '')}
    />
  );
}
