// oxlint-disable-next-line no-restricted-imports -- the kit as a whole; numbers and choices come from their own modules
import * as kit from '@mantine/core';
import type * as shared from '@shop/admin';
import { Link as RouterLink } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Enabled as OwnEnabled } from '../shared/Enabled.tsx';
import { Notice as OwnNotice } from '../shared/Notice.tsx';
import { linkToAddress } from '../shared/linkTo.ts';

/** UI components for extension modules. The admin defines their props, so that a new version of the UI kit does not break any module. */

export const Stack: typeof shared.Stack = ({ gap = 'md', children }) => (
  <kit.Stack gap={gap === 'tight' ? 2 : gap}>{children}</kit.Stack>
);

export const Group: typeof shared.Group = ({ gap = 'sm', spread = false, grow = false, children }) => (
  <kit.Group
    gap={gap === 'tight' ? 2 : gap}
    justify={spread ? 'space-between' : 'flex-start'}
    {...(grow && { grow: true, align: 'start' })}
  >
    {children}
  </kit.Group>
);

export const Card: typeof shared.Card = ({ title, action, children }) => (
  <kit.Card {...(title !== undefined && { component: 'section', 'aria-label': title })}>
    {title !== undefined && action === undefined && (
      <kit.Title order={2} mb="sm">
        {title}
      </kit.Title>
    )}
    {action !== undefined && (
      <kit.Group justify="space-between" mb="xs">
        {title !== undefined && <kit.Title order={2}>{title}</kit.Title>}
        {action}
      </kit.Group>
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

export const Enabled: typeof shared.Enabled = ({ isEnabled }) => <OwnEnabled status={Number(isEnabled)} />;

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
  size = 'sm',
  label,
  loading = false,
  disabled = false,
  type = 'button',
  onClick,
  children,
}) => (
  <kit.Button
    variant={VARIANTS[kind]}
    size={size}
    type={type}
    aria-label={label}
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

const LateFormDialog = lazy(async () => ({ default: (await import('./FormDialog.tsx')).FormDialog<object> }));

/** The dialog with a form, which loads when it is first opened, so that it weighs on no other page. */
export const FormDialog = <Values extends object>(props: shared.FormDialogProps<Values>) => (
  <Suspense fallback={null}>
    <LateFormDialog {...(props as unknown as shared.FormDialogProps<object>)} />
  </Suspense>
);

const LateShownOnce = lazy(async () => ({ default: (await import('../shared/ShownOnce.tsx')).ShownOnce }));

/** A secret that is shown once. It loads when it is first shown. */
export const ShownOnce: typeof shared.ShownOnce = (props) => (
  <Suspense fallback={null}>
    <LateShownOnce {...props} />
  </Suspense>
);
