import { Button, Group, Text } from '@mantine/core';
import { text } from '../text/text.ts';

interface SaveBarProps {
  /** The number of fields that the shop refused. */
  readonly faults: number;
  readonly label: string;
  readonly isSaving: boolean;
  save(): void;
  discard(): void;
}

/** The bar that appears below a form with unsaved changes, with the buttons that save and discard them. */
export const SaveBar = ({ faults, label, isSaving, save, discard }: SaveBarProps) => (
  <div className="saveBar" role="region" aria-label={text('form.unsaved')}>
    <Text role="status" {...(faults > 0 && { c: 'red' })}>
      {faults > 0 ? text('form.faults', { count: faults }) : text('form.unsaved')}
    </Text>
    <Group wrap="nowrap">
      <Button variant="default" onClick={discard}>
        {text('form.discard')}
      </Button>
      <Button onClick={save} loading={isSaving}>
        {label}
      </Button>
    </Group>
  </div>
);
