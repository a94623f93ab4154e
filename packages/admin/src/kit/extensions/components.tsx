// oxlint-disable-next-line no-restricted-imports -- the kit as a whole; numbers and choices come from their own modules
import * as kit from '@mantine/core';
import type * as shared from '@shop/admin';
import { Link as RouterLink } from '@tanstack/react-router';
import { useState } from 'react';
import { NumberBox } from '../inputs/numbers/NumberBox.tsx';
import { Select as OwnSelect } from '../inputs/choices/Choices.tsx';
import { Notice as OwnNotice } from '../shared/Notice.tsx';
import { linkToAddress } from '../shared/linkTo.ts';

/** UI components for extension modules. The admin defines their props, so that a new version of the UI kit does not break any module. */

export const Stack: typeof shared.Stack = ({ gap = 'md', children }) => (
  <kit.Stack gap={gap}>{children}</kit.Stack>
);

export const Group: typeof shared.Group = ({ gap = 'sm', spread = false, children }) => (
  <kit.Group gap={gap} justify={spread ? 'space-between' : 'flex-start'}>
    {children}
  </kit.Group>
);

export const Card: typeof shared.Card = ({ title, children }) => (
  <kit.Card {...(title !== undefined && { component: 'section', 'aria-label': title })}>
    {title !== undefined && (
      <kit.Title order={2} mb="sm">
        {title}
      </kit.Title>
    )}
    {children}
  </kit.Card>
);

export const Title: typeof shared.Title = ({ order = 1, children }) => (
  <kit.Title order={order}>{children}</kit.Title>
);

export const Text: typeof shared.Text = ({ size = 'sm', tone, isBold = false, children }) => (
  <kit.Text size={size} {...(tone && { c: tone })} {...(isBold && { fw: 600 })}>
    {children}
  </kit.Text>
);

const COLORS = { gray: 'gray', green: 'teal', yellow: 'yellow', red: 'red', blue: 'blue' } as const;

export const Badge: typeof shared.Badge = ({ tone = 'gray', children }) => (
  <kit.Badge color={COLORS[tone]}>{children}</kit.Badge>
);

export const Notice: typeof shared.Notice = ({ tone = 'yellow', title, children }) => (
  <OwnNotice
    color={tone === 'green' ? 'teal' : tone}
    icon={tone === 'green' ? 'check' : 'warning'}
    {...(title !== undefined && { title })}
  >
    {children}
  </OwnNotice>
);

const VARIANTS = { primary: 'filled', default: 'default', quiet: 'subtle' } as const;

export const Button: typeof shared.Button = ({
  kind = 'default',
  tone,
  loading = false,
  disabled = false,
  type = 'button',
  onClick,
  children,
}) => (
  <kit.Button
    variant={VARIANTS[kind]}
    type={type}
    loading={loading}
    disabled={disabled}
    {...(tone && (kind === 'default' ? { c: tone } : { color: tone }))}
    {...(onClick && { onClick: () => onClick() })}
  >
    {children}
  </kit.Button>
);

export const Link: typeof shared.Link = ({ to, children }) => (
  <kit.Anchor component={RouterLink} {...linkToAddress(to)}>
    {children}
  </kit.Anchor>
);

export const Table: typeof shared.Table = ({ caption, head, rows }) => (
  <kit.Table verticalSpacing={10}>
    <caption className="unseen">{caption}</caption>
    <kit.Table.Thead>
      <kit.Table.Tr>
        {head.map((title) => (
          <kit.Table.Th key={title} scope="col">
            {title}
          </kit.Table.Th>
        ))}
      </kit.Table.Tr>
    </kit.Table.Thead>
    <kit.Table.Tbody>
      {rows.map(({ key, cells }) => (
        <kit.Table.Tr key={key}>
          {cells.map((cell, index) =>
            index === 0 ? (
              <kit.Table.Th key={head[index]} scope="row" fw={500}>
                {cell}
              </kit.Table.Th>
            ) : (
              <kit.Table.Td key={head[index]}>{cell}</kit.Table.Td>
            ),
          )}
        </kit.Table.Tr>
      ))}
    </kit.Table.Tbody>
  </kit.Table>
);

/** Returns the props common to all inputs of the UI kit. */
const commonOf = ({
  label,
  description,
  error,
  required = false,
  disabled = false,
}: Omit<shared.InputProps<unknown>, 'value' | 'onChange'>) => ({
  label,
  required,
  disabled,
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

/** Maximum number of decimal places in extensions' number inputs. */
const DECIMALS = 12;

export const NumberInput: typeof shared.NumberInput = ({ value, onChange, min, max, step, ...rest }) => {
  // Input that cannot be parsed is not passed to the module. It stays visible until it can be parsed.
  const [kept, keep] = useState<string | null>(null);
  return (
    <NumberBox
      {...commonOf(rest)}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      {...(step !== undefined && { step })}
      decimals={DECIMALS}
      value={kept ?? value ?? ''}
      onChange={(typed) => {
        keep(typeof typed === 'string' && typed !== '' ? typed : null);
        if (typeof typed === 'number' || typed === '') onChange(typed === '' ? null : typed);
      }}
    />
  );
};

export const Switch: typeof shared.Switch = ({ value, onChange, ...rest }) => (
  <kit.Switch
    {...commonOf(rest)}
    checked={value}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
);

export const Select: typeof shared.Select = ({ value, onChange, choices, ...rest }) => (
  <OwnSelect
    {...commonOf(rest)}
    data={[...choices]}
    clearable={rest.required !== true}
    value={value}
    onChange={onChange}
  />
);
