import { Badge } from '@mantine/core';

const colors: Readonly<Record<string, string>> = {
  neutral: 'gray',
  info: 'blue',
  success: 'teal',
  warning: 'yellow',
  critical: 'red',
};

/** A status as the shop answers it: its name, and how much it asks of the reader. */
export interface StatusLabel {
  readonly name: string;
  readonly tone: string;
}

/** Shows a status as a dot and its words. */
export const NamedStatus = ({ status: { name, tone } }: { readonly status: StatusLabel }) => (
  <Badge color={colors[tone] ?? 'gray'}>{name}</Badge>
);
