import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './Icon.tsx';

interface Props {
  readonly color: 'teal' | 'yellow' | 'orange' | 'red';
  readonly icon: IconName;
  readonly title?: string;
  readonly children?: ReactNode;
}

const TEXT = { color: 'var(--mantine-color-text)' };

/** Shows a colored notice above the content that it concerns. The text keeps its default color for legibility. */
export const Notice = ({ color, icon, title, children }: Props) => (
  <Alert
    color={color}
    icon={<Icon name={icon} />}
    {...(title !== undefined && { title })}
    styles={{ title: TEXT, message: TEXT, icon: TEXT }}
  >
    {children}
  </Alert>
);
