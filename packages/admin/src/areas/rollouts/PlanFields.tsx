import { SimpleGrid, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { UseFormReturnType } from '@mantine/form';
import { TimeInput } from '../../kit/inputs/TimeInput.tsx';
import { text } from '../../text/text.ts';
import { instantOf } from '../../text/zone.ts';
import { Overlaps } from './Overlaps.tsx';

/** Entered values of a rollout, by their API names. */
export interface PlanValues {
  readonly name: string;
  readonly start_time: string;
  readonly end_time: string;
}

/** Creates a rollout's form state. It reports missing values before submission. */
export const usePlanForm = (initialValues: PlanValues) =>
  useForm<PlanValues>({
    initialValues,
    validate: {
      name: (name) => (name.trim() === '' ? text('rollouts.fault.name') : null),
      start_time: (start) => (instantOf(start) === null ? text('rollouts.fault.start') : null),
      end_time: (end, { start_time }) => {
        const [from, to] = [instantOf(start_time), instantOf(end)];
        return from !== null && to !== null && to <= from ? text('rollouts.fault.end') : null;
      },
    },
  });

/** Creates the request body from the form values. */
export const bodyOf = ({ name, start_time, end_time }: PlanValues) => ({
  name: name.trim(),
  start_time: instantOf(start_time) ?? '',
  end_time: instantOf(end_time),
});

interface Props {
  readonly form: UseFormReturnType<PlanValues>;
  readonly isReadOnly?: boolean;
  /** The draft or rollout whose times are checked for overlaps. */
  readonly of: { readonly changeset: string } | { readonly plan: string };
}

/** Inputs for a rollout's name and times, with a list of overlapping rollouts. */
export function PlanFields({ form, isReadOnly = false, of }: Props) {
  const { start_time, end_time } = form.getValues();
  return (
    <>
      <TextInput
        label={text('rollouts.name')}
        required
        maxLength={255}
        readOnly={isReadOnly}
        {...form.getInputProps('name')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TimeInput
          label={text('rollouts.start')}
          required
          readOnly={isReadOnly}
          {...form.getInputProps('start_time')}
        />
        <TimeInput
          label={text('rollouts.end')}
          description={text('rollouts.end.help')}
          readOnly={isReadOnly}
          {...form.getInputProps('end_time')}
        />
      </SimpleGrid>
      <Overlaps {...of} start={start_time} end={end_time} />
    </>
  );
}
