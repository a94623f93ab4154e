import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { shop } from '../api/shop.ts';
import { Problem } from '../shared/Problem.tsx';
import { comma, text } from '../text/text.ts';
import { fieldsOf, isSameValue, valuesOf } from './defineForm.ts';
import type { Field, FormDefinition, Values } from './defineForm.ts';
import { FieldWords } from './FieldWords.tsx';

interface Props {
  readonly definition: FormDefinition;
  /** The record as the form began with it. */
  readonly record: Values;
  readonly form: UseFormReturnType<Values>;
  /** The refusal: another one reads the record of the other anew. */
  readonly error: unknown;
  /** Leaves what was typed, and shows what the other saved. */
  reload(): void;
  /** Saves values over a version of the record. */
  save(values: Values, over: Values): void;
}

type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

/** Compares field by field what somebody else saved meanwhile with what was typed, and lets the administrator choose each. */
export function Conflict({ definition, record, form, error, reload, save }: Props) {
  const [choices, setChoices] = useState<Choices>({});
  const box = useRef<HTMLDivElement>(null);
  const uuid = String(record['uuid']);
  const read = useQuery({
    queryKey: ['conflict', definition.api, uuid, error],
    queryFn: () => readRecord(definition, uuid),
    gcTime: 0,
    structuralSharing: false,
  });
  useEffect(() => box.current?.focus(), [error, read.data]);
  if (read.error) return <Problem error={read.error} isAnswer />;
  const over = read.data;
  if (!over) return <Text role="status">{text('form.conflict')}</Text>;
  const [base, theirs, mine] = [valuesOf(definition, record), valuesOf(definition, over), form.getValues()];
  const changed = fieldsOf(definition).filter(({ name }) => !isSameValue(theirs[name], base[name]));
  const both = changed.filter(({ name }) => form.isDirty(name) && !isSameValue(theirs[name], mine[name]));
  const only = changed.filter(({ name }) => !form.isDirty(name));
  const isMine = (name: string) => form.isDirty(name) && choices[name] !== 'theirs';
  const chosen = Object.fromEntries(
    Object.keys(mine).map((name) => [name, isMine(name) ? mine[name] : theirs[name]]),
  );
  const hasOwn = Object.keys(mine).some((name) => !isSameValue(chosen[name], theirs[name]));
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
          {text('form.conflict.kept', { fields: only.map(({ label }) => text(label)).join(comma) })}
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

async function readRecord({ api, load }: FormDefinition, uuid: string): Promise<Values> {
  const record = load
    ? await load(uuid)
    : await shop.request<Values>({ method: 'GET', path: `${api}/${uuid}` });
  if (!record) throw new Error(text('app.notFound.record'));
  return record;
}

interface RowProps {
  readonly field: Field;
  readonly theirs: unknown;
  readonly mine: unknown;
  readonly choice: 'mine' | 'theirs';
  choose(choice: 'mine' | 'theirs'): void;
}

/** A field that both have changed, with both values to choose from. */
const Row = ({ field, theirs, mine, choice, choose }: RowProps) => (
  <Radio.Group
    label={text(field.label)}
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

const Side = ({
  title,
  ...of
}: {
  readonly title: string;
  readonly field: Field;
  readonly value: unknown;
}) => (
  <Text span size="sm" lineClamp={4} style={{ overflowWrap: 'anywhere' }}>
    <Text span c="dimmed">
      {title}:{' '}
    </Text>
    <FieldWords {...of} />
  </Text>
);
