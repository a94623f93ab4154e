import { Badge } from '@mantine/core';

const colors: Readonly<Record<string, string>> = {
  neutral: 'gray',
  info: 'blue',
  success: 'teal',
  warning: 'yellow',
  critical: 'red',
};

/** A status name and tone as returned by the shop. The tone tells how much attention the status needs. */
export interface StatusLabel {
  readonly name: string;
  readonly tone: string;
}

/** Shows a status as a dot and a label. */
export const NamedStatus = ({ status: { name, tone } }: { readonly status: StatusLabel }) => (
  <Badge color={colors[tone] ?? 'gray'}>{name}</Badge>
);
