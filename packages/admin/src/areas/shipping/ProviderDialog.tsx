import { Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { GetInputPropsReturnType } from '@mantine/form';
import { DecimalInput, IntegerInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { Select } from '../../kit/inputs/choices/Choices.tsx';
import { shop } from '../../kit/api/shop.ts';
import { FormDialog } from '../../kit/shared/FormDialog.tsx';
import { text } from '../../text/text.ts';
import { fieldFault, initialValue } from './configValues.ts';
import type { ConfigValue } from './configValues.ts';
import type { Attachment, ConfigField, Provider, Zone } from './shippingQuery.ts';

interface Values {
  config: Record<string, ConfigValue>;
  is_enabled: boolean;
  sort_order: number;
}

interface Props {
  readonly zone: Zone;
  readonly provider: Provider;
  /** Null if the provider is not attached yet. */
  readonly attachment: Attachment | null;
  close(): void;
}

/** Form for a provider's configuration in a zone, with the fields that the provider declares. Undeclared values are left unchanged. */
export function ProviderDialog({ zone, provider, attachment, close }: Props) {
  const stored = (attachment?.config ?? {}) as Record<string, unknown>;
  const fields = provider.zoneConfigFields;
  const form = useForm<Values>({
    initialValues: {
      config: Object.fromEntries(fields.map((field) => [field.name, initialValue(field, stored)])),
      is_enabled: attachment?.isEnabled ?? true,
      sort_order: attachment?.sortOrder ?? zone.providers.length,
    },
    validate: ({ config }) =>
      Object.fromEntries(
        fields.flatMap((field) => {
          const fault = fieldFault(field, config[field.name]);
          if (fault === null) return [];
          const message = fault === 'missing' ? 'shipping.field.missing' : 'shipping.field.wrong';
          return [[`config.${field.name}`, text(message, { label: field.label })]];
        }),
      ),
  });
  return (
    <FormDialog
      title={text('shipping.provider.in', { name: provider.name, zone: zone.name })}
      form={form}
      queryKey="shipping"
      close={close}
      run={({ config, ...rest }) => {
        const body = { ...rest, config: { ...stored, ...config } };
        return attachment
          ? shop.shippingZones.updateProvider(zone.uuid, provider.code, body)
          : shop.shippingZones.attachProvider(zone.uuid, { provider_code: provider.code, ...body });
      }}
    >
      {provider.description && <Text c="dimmed">{provider.description}</Text>}
      {fields.map((field) => (
        <ConfigInput key={field.name} field={field} props={form.getInputProps(`config.${field.name}`)} />
      ))}
      <IntegerInput
        label={text('shipping.provider.order')}
        description={text('shipping.provider.order.help')}
        {...form.getInputProps('sort_order')}
      />
      <Switch
        label={text('shipping.provider.enabled')}
        {...form.getInputProps('is_enabled', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}

interface InputProps {
  readonly field: ConfigField;
  readonly props: GetInputPropsReturnType;
}

function ConfigInput({ field, props }: InputProps) {
  const { type, label, description, placeholder, options } = field;
  const { value, ...handlers } = props;
  const common = {
    label,
    ...(description && { description }),
    ...(placeholder && { placeholder }),
    ...(type !== 'toggle' && { required: (field.defaultValue ?? null) === null }),
  };
  switch (type) {
    case 'number':
      return <DecimalInput {...common} {...handlers} value={value as number | string} />;
    case 'textarea':
      return <Textarea {...common} {...handlers} value={value as string} autosize minRows={3} />;
    case 'select':
      return (
        <Select
          {...common}
          {...handlers}
          value={(value as string) || null}
          data={options.map((option) => ({ value: option.value, label: option.label }))}
        />
      );
    case 'toggle':
      return (
        <Switch label={label} {...(description && { description })} {...handlers} checked={value === true} />
      );
    default:
      return <TextInput {...common} {...handlers} value={value as string} />;
  }
}
