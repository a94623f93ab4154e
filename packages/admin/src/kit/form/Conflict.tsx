import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Problem } from '../shared/Problem.tsx';
import { comma, text } from '../../text/text.ts';
import { isSameValue } from './values.ts';
import type { Values } from './field.ts';

/** A field whose values are compared. */
export interface Compared {
  readonly name: string;
  readonly label: string;
  /** Formats a value for display. */
  wordsOf(value: unknown): ReactNode;
}

interface Props<Over> {
  readonly fields: readonly Compared[];
  /** The typed values, followed by the values that the form started with. */
  readonly mine: Values;
  readonly base: Values;
  /** Error that the last save returned. A new error reloads the other administrator's version. */
  readonly error: unknown;
  /** Reads the other administrator's version and its values. */
  read(): Promise<Over>;
  valuesOf(over: Over): Values;
  /** Discards the typed values and shows the other administrator's values. */
  reload(): void;
  /** Saves values over the other administrator's version. */
  save(values: Values, over: Over): void;
}

type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

/**
 * Compares the typed values with another administrator's conflicting changes, field by field. The administrator selects which value to keep
 * for each field.
 */
export function Conflict<Over>({ fields, mine, base, error, read, valuesOf, reload, save }: Props<Over>) {
  const [choices, setChoices] = useState<Choices>({});
  const box = useRef<HTMLDivElement>(null);
  const { data: over, error: unreadable } = useQuery({
    queryKey: ['conflict', error],
    queryFn: read,
    gcTime: 0,
    structuralSharing: false,
  });
  useEffect(() => box.current?.focus(), [error, over]);
  if (unreadable) return <Problem error={unreadable} isAnswer />;
  if (!over) return <Text role="status">{text('form.conflict')}</Text>;
  const theirs = valuesOf(over);
  const isOwn = (name: string) => !isSameValue(mine[name], base[name]);
  const changed = fields.filter(({ name }) => !isSameValue(theirs[name], base[name]));
  const both = changed.filter(({ name }) => isOwn(name) && !isSameValue(theirs[name], mine[name]));
  const only = changed.filter(({ name }) => !isOwn(name));
  const chosen = Object.fromEntries(
    Object.keys({ ...theirs, ...mine }).map((name) => [
      name,
      isOwn(name) && choices[name] !== 'theirs' ? mine[name] : theirs[name],
    ]),
  );
  const hasOwn = Object.keys(chosen).some((name) => !isSameValue(chosen[name], theirs[name]));
  return (
    <Stack gap="xs" ref={box} tabIndex={-1} role="alert" className="conflict">
      <Text fw={600}>{text('form.conflict')}</Text>
      <Text size="sm">{text(both.length > 0 ? 'form.conflict.each' : 'form.conflict.apart')}</Text>
      {both.map((field) => (
        <Row
          key={field.name}
          field={field}
          theirs={theirs[field.name]}
          mine={mine[field.name]}
          choice={choices[field.name] ?? 'mine'}
          choose={(choice) => setChoices({ ...choices, [field.name]: choice })}
        />
      ))}
      {only.length > 0 && (
        <Text size="sm" c="dimmed">
          {text('form.conflict.kept', { fields: only.map(({ label }) => label).join(comma) })}
        </Text>
      )}
      <Group gap="xs" justify="flex-end">
        <Button variant="default" onClick={reload}>
          {text('form.conflict.reload')}
        </Button>
        <Button onClick={() => (hasOwn ? save(chosen, over) : reload())}>{text('form.conflict.save')}</Button>
      </Group>
    </Stack>
  );
}

interface RowProps {
  readonly field: Compared;
  readonly theirs: unknown;
  readonly mine: unknown;
  readonly choice: 'mine' | 'theirs';
  choose(choice: 'mine' | 'theirs'): void;
}

/** A field that both administrators changed, with both values to choose from. */
const Row = ({ field, theirs, mine, choice, choose }: RowProps) => (
  <Radio.Group
    label={field.label}
    value={choice}
    onChange={(chosen) => choose(chosen === 'theirs' ? 'theirs' : 'mine')}
  >
    <Stack gap={4} mt={4}>
      <Radio
        value="theirs"
        label={<Side title={text('form.conflict.theirs')} field={field} value={theirs} />}
      />
      <Radio value="mine" label={<Side title={text('form.conflict.mine')} field={field} value={mine} />} />
    </Stack>
  </Radio.Group>
);

interface SideProps {
  readonly title: string;
  readonly field: Compared;
  readonly value: unknown;
}

const Side = ({ title, field, value }: SideProps) => (
  <Text span size="sm" lineClamp={4} style={{ overflowWrap: 'anywhere' }}>
    <Text span c="dimmed">
      {title}:{' '}
    </Text>
    {field.wordsOf(value)}
  </Text>
);
