import { Alert, Button, Group, List, Modal, Progress, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IntegerInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { Select } from '../../kit/inputs/choices/Choices.tsx';
import { withVariants } from './fold.ts';
import { sendBulk } from '../../kit/list/bulkActions.ts';
import type { BulkAnswer, BulkDialogProps } from '../../kit/list/defineList.ts';
import { Problem } from '../../kit/shared/Problem.tsx';
import { RecordsInput } from '../../kit/shared/RecordsInput.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { taxClassChoices } from '../../kit/api/choices.ts';
import { NO_STEP, PriceStep, sentStep } from './PriceStep.tsx';
import type { Step } from './PriceStep.tsx';

/** Maximum number of rejected products listed individually. */
const MOST_NAMED = 20;

/** Value of the option "no tax class". */
const NO_TAX = '-';

/** Changes that apply to all selected products. Omitted fields stay unchanged. */
interface Change {
  readonly qty?: number | string;
  readonly tax_class?: string | null;
  readonly visibility?: string | null;
  readonly manage_stock?: string | null;
  readonly categories?: readonly string[];
}

/** All entered values: values that are the same for all products, and changes that depend on each product's current value. */
interface Filled {
  readonly change: Change;
  readonly price: Step;
  readonly before: Step;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const NOTHING: Filled = { change: {}, price: NO_STEP, before: NO_STEP, added: [], removed: [] };

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const withoutEmpty = (values: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));

/** Creates the request body from the entered values. The body is empty if nothing was entered. */
function bodyOf({ change, price, before, added, removed }: Filled): object {
  const [ofPrice, ofBefore] = [sentStep(price), sentStep(before)];
  const given = withoutEmpty({ ...change, price: ofPrice.set, compare_at_price: ofBefore.set });
  const all = given['tax_class'] === NO_TAX ? { ...given, tax_class: null } : given;
  const adjust = withoutEmpty({
    price: ofPrice.adjust,
    compare_at_price: ofBefore.adjust,
    add_categories: added,
    remove_categories: removed,
  });
  return {
    ...(Object.keys(all).length > 0 && { change: all }),
    ...(Object.keys(adjust).length > 0 && { adjust }),
  };
}

/** Dialog that changes fields of all selected products and lists the rejected products. */
export default function ChangeDialog({ ids, nameOf, close }: BulkDialogProps) {
  const [filled, set] = useState(NOTHING);
  const [done, setDone] = useState(0);
  const sent = bodyOf(filled);
  const run = useMutation({
    mutationFn: async () => sendBulk('/api/products', await withVariants(ids), sent, setDone),
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
            <Text c="dimmed">{text('products.change.help')}</Text>
            <Prices filled={filled} set={(values) => set({ ...filled, ...values })} />
            <Categories filled={filled} set={(values) => set({ ...filled, ...values })} />
            <Fields
              change={filled.change}
              set={(values) => set({ ...filled, change: { ...filled.change, ...values } })}
            />
            {run.error && <Problem error={run.error} isAnswer />}
            {run.isPending && (
              <Progress
                value={(done / ids.length) * 100}
                animated
                aria-label={text('list.progress', { done, total: ids.length })}
              />
            )}
            <Group justify="flex-end">
              <Button variant="default" onClick={() => close(false)}>
                {text('app.cancel')}
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

interface FilledProps {
  readonly filled: Filled;
  set(values: Partial<Filled>): void;
}

const Prices = ({ filled: { price, before }, set }: FilledProps) => (
  <Stack gap={4}>
    <PriceStep label={text('products.price')} step={price} change={(next) => set({ price: next })} />
    <PriceStep
      label={text('products.compareAtPrice')}
      step={before}
      isBefore
      change={(next) => set({ before: next })}
    />
    <Text size="xs" c="dimmed">
      {text('products.change.rounding')}
    </Text>
  </Stack>
);

/** Inputs to add, remove or replace categories. */
function Categories({ filled: { change, added, removed }, set }: FilledProps) {
  const may = useMay();
  if (!may('listCategories')) return null;
  const isReplaced = (change.categories ?? []).length > 0;
  return (
    <>
      {!isReplaced && (
        <Group grow align="flex-start">
          <RecordsInput
            kind="category"
            label={text('products.change.categories.add')}
            value={added}
            onChange={(next) => set({ added: next })}
          />
          <RecordsInput
            kind="category"
            label={text('products.change.categories.remove')}
            value={removed}
            onChange={(next) => set({ removed: next })}
          />
        </Group>
      )}
      {added.length === 0 && removed.length === 0 && (
        <RecordsInput
          kind="category"
          label={text('products.change.categories.replace')}
          description={text('products.change.category.help')}
          value={change.categories ?? []}
          onChange={(categories) => set({ change: { ...change, categories } })}
        />
      )}
    </>
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
      <IntegerInput
        label={text('products.stock')}
        placeholder={text('products.change.keep')}
        value={change.qty ?? ''}
        onChange={(qty) => set({ qty })}
      />
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
        {refused.slice(0, MOST_NAMED).map(({ id, message }) => (
          <List.Item key={id}>
            <b>{nameOf(id)}</b>: {message}
          </List.Item>
        ))}
        {refused.length > MOST_NAMED && (
          <List.Item>{text('list.refusedMore', { count: refused.length - MOST_NAMED })}</List.Item>
        )}
      </List>
    </Alert>
    <Group justify="flex-end">
      <Button onClick={close}>{text('app.close')}</Button>
    </Group>
  </Stack>
);
