import { Alert, Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IntegerInput, MoneyInput } from '../../form/numbers/NumberInputs.tsx';
import { Select } from '../../shared/choices/Choices.tsx';
import { sendBulk } from '../../list/bulkActions.ts';
import type { BulkAnswer, BulkDialogProps } from '../../list/defineList.ts';
import { Problem } from '../../shared/Problem.tsx';
import { RecordInput } from '../../shared/RecordsInput.tsx';
import { useMay } from '../../shell/permissions.ts';
import { text } from '../../text/text.ts';
import { taxClassChoices } from '../choices.ts';

/** The value of the choice "no tax class". */
const NO_TAX = '-';

/** The changes that all selected products get. Fields that are absent stay. */
interface Change {
  readonly category_id?: string | null;
  readonly price?: number | string;
  readonly qty?: number | string;
  readonly tax_class?: string | null;
  readonly visibility?: string | null;
  readonly manage_stock?: string | null;
}

const EMPTY = new Set<unknown>([undefined, null, '']);

/** Makes the change that is sent from what was filled in. */
const sentOf = (change: Change): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(change)
      .filter(([, value]) => !EMPTY.has(value))
      .map(([key, value]) => [key, key === 'tax_class' && value === NO_TAX ? null : value]),
  );

/** Changes chosen fields of all selected products, and names those that were refused. */
export default function ChangeDialog({ ids, nameOf, close }: BulkDialogProps) {
  const [change, set] = useState<Change>({});
  const sent = sentOf(change);
  const run = useMutation({
    mutationFn: () => sendBulk('/api/products', ids, { change: sent }),
    onSuccess: ({ changed, refused }) => {
      if (changed > 0)
        notifications.show({ color: 'teal', message: text('list.changed', { count: changed }) });
      if (refused.length === 0) close(true);
    },
  });
  const { data: answer } = run;
  return (
    <Modal
      opened
      onClose={() => close(answer !== undefined)}
      title={text('products.change.title', { count: ids.length })}
      centered
    >
      {answer ? (
        <Refused answer={answer} nameOf={nameOf} close={() => close(true)} />
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            run.mutate();
          }}
        >
          <Stack>
            {run.error && <Problem error={run.error} isAnswer />}
            <Text c="dimmed">{text('products.change.help')}</Text>
            <Fields change={change} set={(values) => set({ ...change, ...values })} />
            <Group justify="flex-end">
              <Button variant="default" onClick={() => close(false)}>
                {text('app.back')}
              </Button>
              <Button type="submit" loading={run.isPending} disabled={Object.keys(sent).length === 0}>
                {text('products.change.run', { count: ids.length })}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}

interface FieldsProps {
  readonly change: Change;
  set(values: Change): void;
}

function Fields({ change, set }: FieldsProps) {
  const may = useMay();
  const { data: taxClasses = [] } = useQuery({
    queryKey: ['choices', 'products.taxClass'],
    queryFn: taxClassChoices,
    enabled: may('listTaxClasses'),
    staleTime: 60_000,
  });
  const unchanged = { placeholder: text('products.change.keep'), clearable: true };
  return (
    <>
      {may('listCategories') && (
        <RecordInput
          kind="category"
          label={text('products.change.category')}
          description={text('products.change.category.help')}
          placeholder={text('products.change.keep')}
          value={change.category_id ?? null}
          onChange={(category_id) => set({ category_id })}
        />
      )}
      <Group grow>
        <MoneyInput
          label={text('products.price')}
          placeholder={text('products.change.keep')}
          value={change.price ?? ''}
          onChange={(price) => set({ price })}
        />
        <IntegerInput
          label={text('products.stock')}
          placeholder={text('products.change.keep')}
          value={change.qty ?? ''}
          onChange={(qty) => set({ qty })}
        />
      </Group>
      <Select
        {...unchanged}
        label={text('products.taxClass')}
        data={[...taxClasses, { value: NO_TAX, label: text('products.taxClass.none') }]}
        value={change.tax_class ?? null}
        onChange={(tax_class) => set({ tax_class })}
      />
      <Flags change={change} set={set} />
    </>
  );
}

function Flags({ change, set }: FieldsProps) {
  const data = [
    { value: '1', label: text('products.change.yes') },
    { value: '0', label: text('products.change.no') },
  ];
  return (
    <Group grow align="flex-end">
      {(['visibility', 'manage_stock'] as const).map((name) => (
        <Select
          key={name}
          label={text(name === 'visibility' ? 'products.visibility' : 'products.manageStock')}
          placeholder={text('products.change.keep')}
          clearable
          data={data}
          value={change[name] ?? null}
          onChange={(value) => set({ [name]: value })}
        />
      ))}
    </Group>
  );
}

interface RefusedProps {
  readonly answer: BulkAnswer;
  nameOf(id: string): string;
  close(): void;
}

const Refused = ({ answer: { refused }, nameOf, close }: RefusedProps) => (
  <Stack>
    <Alert color="red" role="alert" title={text('products.change.refused', { count: refused.length })}>
      <List size="sm">
        {refused.map(({ id, message }) => (
          <List.Item key={id}>
            <b>{nameOf(id)}</b>: {message}
          </List.Item>
        ))}
      </List>
    </Alert>
    <Group justify="flex-end">
      <Button onClick={close}>{text('app.close')}</Button>
    </Group>
  </Stack>
);
