import { Button, Group, Modal, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { isShopError } from '@shop/sdk';
import type { ShopError } from '@shop/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { goToFault } from './goToFault.ts';
import { labelsIn, withLabels } from './withLabels.ts';
import { findUnreadField } from '../api/refusedFields.ts';
import { text } from '../../text/text.ts';
import { Problem } from './Problem.tsx';

export interface Question {
  readonly title: string;
  readonly words: string;
  /** Label of the button that confirms the question and submits. */
  readonly confirm: string;
}

interface Props<Values> {
  readonly title: string;
  /** Label of the submit button. Default: "Save". */
  readonly label?: string;
  readonly size?: string;
  readonly form: UseFormReturnType<Values>;
  /** Key prefix of the queries to refetch. */
  readonly queryKey: string;
  /** Returns a question to confirm before sending unlikely values, or null if no confirmation is needed. */
  confirmation?(values: Values): Question | null;
  /** Sends the values. Field names must match the paths in errors. */
  run(values: Values): Promise<unknown>;
  /** Returns the field name for an error path. Default: the path itself. */
  fieldOf?(path: string): string;
  close(): void;
  readonly children: ReactNode;
}

/** Dialog with a small form. It submits the values, shows errors at their fields, and refetches the page's queries. */
export function FormDialog<Values extends object>({
  title,
  label = text('form.save'),
  size = 'md',
  form,
  queryKey,
  confirmation,
  run,
  fieldOf = (path) => path,
  close,
  children,
}: Props<Values>) {
  const client = useQueryClient();
  const box = useRef<HTMLFormElement>(null);
  const save = useMutation({
    mutationFn: run,
    onSuccess: async () => {
      close();
      notifications.show({ color: 'teal', message: text('form.saved') });
      await client.invalidateQueries({ queryKey: [queryKey] });
    },
    onError: (error) => {
      if (!isShopError(error)) return;
      const faults = faultsOf(error, form.getValues(), fieldOf, labelsIn(box.current));
      form.setErrors(faults);
      const [first] = Object.keys(faults);
      if (first !== undefined) goToFault(form.getInputNode(first), box.current ?? document);
    },
  });
  const submit = (values: Values) => {
    const question = confirmation?.(values) ?? null;
    // Input that cannot be parsed is rejected before the question is asked.
    if (question === null || findUnreadField()) return save.mutate(values);
    modals.openConfirmModal({
      title: question.title,
      children: question.words,
      labels: { confirm: question.confirm, cancel: text('app.cancel') },
      onConfirm: () => save.mutate(values),
    });
  };
  const isAtFields = Object.keys(form.errors).length > 0 && isShopError(save.error);
  return (
    <Modal opened onClose={close} title={title} size={size} centered>
      <form ref={box} noValidate onSubmit={form.onSubmit(submit)}>
        <Stack>
          {children}
          {save.error && !isAtFields && <Problem error={save.error} isAnswer />}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {text('app.cancel')}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {label}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

/** Returns a form's errors by field, with field labels in place of field keys. */
const faultsOf = (
  { details }: ShopError,
  values: object,
  fieldOf: (path: string) => string,
  labels: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    details
      .map(({ path, message }) => [fieldOf(path), withLabels(labels, message)] as const)
      .filter(([path]) => (path.split('.')[0] ?? '') in values),
  );
