import { Group, SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { UseFormReturnType } from '@mantine/form';
import { MoneyInput, WeightInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { Select } from '../../kit/inputs/choices/Choices.tsx';
import { shop } from '../../kit/api/shop.ts';
import { FormDialog } from '../../kit/shared/FormDialog.tsx';
import { text } from '../../text/text.ts';
import { bodyOf, valuesOf } from './rateValues.ts';
import type { RateValues } from './rateValues.ts';
import type { Method, Rate, Units, Zone } from './shippingQuery.ts';
import { TiersInput } from './TiersInput.tsx';

interface Props {
  readonly zone: Zone;
  /** Null for a new rate. */
  readonly rate: Rate | null;
  /** Available methods. For a new rate, those without a rate in the zone. */
  readonly methods: readonly Method[];
  readonly units: Units;
  close(): void;
}

/** Form for the cost of a method in a zone: a flat cost, or tiers by value or weight, and the carts that the rate applies to. */
export function RateDialog({ zone, rate, methods, units, close }: Props) {
  const method = rate
    ? methods.find(({ coreShippingMethodId }) => coreShippingMethodId === String(rate.method_id))
    : null;
  const form = useForm<RateValues>({
    initialValues: { ...valuesOf(rate), method_id: method?.uuid ?? methods[0]?.uuid ?? '' },
  });
  return (
    <FormDialog
      title={
        method
          ? text('shipping.rate.edit', { method: method.name, zone: zone.name })
          : text('shipping.rate.newIn', { zone: zone.name })
      }
      size="lg"
      form={form}
      queryKey="shipping"
      close={close}
      run={(values) => {
        const body = bodyOf(values);
        return rate
          ? shop.coreShippingRates.update(rate.uuid, body)
          : shop.coreShippingRates.create({ method_id: values.method_id, zone_id: zone.uuid, ...body });
      }}
    >
      {!rate && (
        <Select
          label={text('shipping.method.one')}
          required
          nothingFoundMessage={text('shipping.method.noneLeft')}
          data={methods.map(({ uuid, name }) => ({ value: uuid, label: name }))}
          {...form.getInputProps('method_id')}
        />
      )}
      <Price form={form} units={units} />
      <Condition form={form} units={units} />
      <Switch
        label={text('shipping.rate.enabled')}
        {...form.getInputProps('is_enabled', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}

interface PartProps {
  readonly form: UseFormReturnType<RateValues>;
  readonly units: Units;
}

/** Inputs for the carts that a rate applies to. */
function Condition({ form, units: { currency, weightUnit } }: PartProps) {
  const type = form.values.condition_type;
  const unit = type === 'price' ? currency : weightUnit;
  const Bound = type === 'price' ? MoneyInput : WeightInput;
  return (
    <Stack gap="xs">
      <Select
        label={text('shipping.rate.condition')}
        data={[
          { value: '', label: text('shipping.rate.always') },
          { value: 'price', label: text('shipping.rate.byPrice') },
          { value: 'weight', label: text('shipping.rate.byWeight') },
        ]}
        {...form.getInputProps('condition_type')}
      />
      {type !== '' && (
        <Group grow align="start">
          <Bound
            label={text('shipping.rate.min', { unit })}
            placeholder={text('shipping.rate.noBound')}
            min={0}
            {...form.getInputProps('min')}
          />
          <Bound
            label={text('shipping.rate.max', { unit })}
            placeholder={text('shipping.rate.noBound')}
            min={0}
            {...form.getInputProps('max')}
          />
        </Group>
      )}
    </Stack>
  );
}

/** Inputs for a flat cost, or for tiers by value or weight. */
function Price({ form, units }: PartProps) {
  const { kind } = form.values;
  return (
    <>
      <Stack gap={4}>
        <Text size="sm" fw={500} id="rateKind">
          {text('shipping.rate.kind')}
        </Text>
        <SegmentedControl
          aria-labelledby="rateKind"
          data={[
            { value: 'flat', label: text('shipping.rate.kind.flat') },
            { value: 'price', label: text('shipping.rate.kind.price') },
            { value: 'weight', label: text('shipping.rate.kind.weight') },
          ]}
          {...form.getInputProps('kind')}
        />
      </Stack>
      {kind === 'flat' ? (
        <MoneyInput
          label={text('shipping.rate.costIn', { currency: units.currency })}
          description={text('shipping.rate.cost.help')}
          required
          min={0}
          {...form.getInputProps('cost')}
        />
      ) : (
        <TiersInput form={form} kind={kind} units={units} />
      )}
    </>
  );
}
