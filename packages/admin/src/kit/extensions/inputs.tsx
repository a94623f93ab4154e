// oxlint-disable-next-line no-restricted-imports -- the kit as a whole; numbers and choices come from their own modules
import * as kit from '@mantine/core';
import type * as shared from '@shop/admin';
import { useId, useState } from 'react';
import { NumberBox } from '../inputs/numbers/NumberBox.tsx';
import {
  IntegerInput as OwnIntegerInput,
  MoneyInput as OwnMoneyInput,
  WeightInput as OwnWeightInput,
} from '../inputs/numbers/NumberInputs.tsx';
import { Select as OwnSelect } from '../inputs/choices/Choices.tsx';

/** Inputs for extension modules, with props that the admin defines. */

/** Returns the props that all inputs of the UI kit have in common. */
const commonOf = ({
  label,
  isLabelHidden = false,
  path,
  isFirst = false,
  placeholder,
  description,
  error,
  required = false,
  disabled = false,
}: Omit<shared.InputProps<unknown>, 'value' | 'onChange'>) => ({
  ...(isLabelHidden ? { 'aria-label': label } : { label }),
  required,
  disabled,
  ...(path !== undefined && { 'data-path': path }),
  ...(isFirst && { 'data-autofocus': true }),
  ...(placeholder !== undefined && { placeholder }),
  ...(description !== undefined && { description }),
  ...(error !== undefined && { error }),
});

export const TextInput: typeof shared.TextInput = ({ value, onChange, ...rest }) => (
  <kit.TextInput
    {...commonOf(rest)}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

export const Textarea: typeof shared.Textarea = ({ value, onChange, ...rest }) => (
  <kit.Textarea
    {...commonOf(rest)}
    autosize
    minRows={3}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

/** Maximum number of decimals in extension number inputs. */
const DECIMALS = 12;

export const NumberInput: typeof shared.NumberInput = ({ value, onChange, min, max, step, ...rest }) => {
  // Text that cannot be parsed is not passed to the module, and stays visible until it can be.
  const [draft, keep] = useState<string | null>(null);
  return (
    <NumberBox
      {...commonOf(rest)}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      {...(step !== undefined && { step })}
      decimals={DECIMALS}
      value={draft ?? value ?? ''}
      onChange={(typed) => {
        keep(typeof typed === 'string' && typed !== '' ? typed : null);
        if (typeof typed === 'number' || typed === '') onChange(typed === '' ? null : typed);
      }}
    />
  );
};

export const MoneyInput: typeof shared.MoneyInput = ({ value, onChange, min, currency, ...rest }) => (
  <OwnMoneyInput
    {...commonOf(rest)}
    {...(min !== undefined && { min })}
    {...(currency !== undefined && { currency })}
    value={value}
    onChange={onChange}
  />
);

export const WeightInput: typeof shared.WeightInput = ({ value, onChange, min, ...rest }) => (
  <OwnWeightInput {...commonOf(rest)} {...(min !== undefined && { min })} value={value} onChange={onChange} />
);

export const IntegerInput: typeof shared.IntegerInput = ({ value, onChange, ...rest }) => (
  <OwnIntegerInput {...commonOf(rest)} value={value} onChange={onChange} />
);

export const Switch: typeof shared.Switch = ({ value, onChange, ...rest }) => (
  <kit.Switch
    {...commonOf(rest)}
    checked={value}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
);

export const Select: typeof shared.Select = ({ value, onChange, choices, clearable, empty, ...rest }) => (
  <OwnSelect
    {...commonOf(rest)}
    data={[...choices]}
    clearable={clearable ?? rest.required !== true}
    {...(empty !== undefined && { nothingFoundMessage: empty })}
    value={value}
    onChange={onChange}
  />
);

export const Segments: typeof shared.Segments = ({ label, value, onChange, choices }) => {
  const id = useId();
  return (
    <kit.Stack gap={4}>
      <kit.Text size="sm" fw={500} id={id}>
        {label}
      </kit.Text>
      <kit.SegmentedControl aria-labelledby={id} data={[...choices]} value={value} onChange={onChange} />
    </kit.Stack>
  );
};
