import { Badge } from '@mantine/core';

interface Props {
  readonly code: string;
  /** The name of the status, as the shop answers it. */
  readonly label?: string;
  /** How much the status asks of the reader, as the shop answers it. */
  readonly tone?: string;
}

const colors: Readonly<Record<string, string>> = {
  neutral: 'gray',
  info: 'blue',
  success: 'teal',
  warning: 'yellow',
  critical: 'red',
};

/** Shows a status as a dot and its words. */
export const Status = ({ code, label, tone = 'neutral' }: Props) => (
  <Badge color={colors[tone] ?? 'gray'}>{label ?? wordsOf(code)}</Badge>
);

/** Shows a status as the shop names it. */
export const NamedStatus = ({
  status: { code, name, tone },
}: {
  readonly status: { readonly code: string; readonly name: string; readonly tone: string };
}) => <Status code={code} label={name} tone={tone} />;

/** Writes a code such as `partially_shipped` as words. */
const wordsOf = (code: string): string => {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
