import { Anchor, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { text } from '../../text/text.ts';
import { goToFault } from '../shared/goToFault.ts';

interface SaveBarProps {
  /** Number of fields that the shop rejected. */
  readonly faults: number;
  /** True if the form was edited. For a new record, the bar is shown even before any edits. Default: true. */
  readonly isChanged?: boolean;
  readonly label: string;
  readonly isSaving: boolean;
  save(): void;
  discard(): void;
  /** An error that is not about a specific field, or a question to confirm after it. */
  readonly problem?: ReactNode;
}

/** Bar with save and discard buttons, shown below a form with unsaved changes. */
export const SaveBar = ({
  faults,
  isChanged = true,
  label,
  isSaving,
  save,
  discard,
  problem,
}: SaveBarProps) => (
  <div className="saveBar" role="region" aria-label={isChanged ? text('form.unsaved') : label}>
    {problem && <div className="saveBarProblem">{problem}</div>}
    <Text role="status" {...(faults > 0 && { c: 'red' })}>
      {faults > 0 ? (
        <Anchor component="button" type="button" c="inherit" onClick={() => goToFault(null)}>
          {text('form.faults', { count: faults })}
        </Anchor>
      ) : (
        isChanged && text('form.unsaved')
      )}
    </Text>
    <Group wrap="nowrap">
      {isChanged && (
        <Button variant="default" onClick={discard}>
          {text('form.discard')}
        </Button>
      )}
      <Button onClick={save} loading={isSaving}>
        {label}
      </Button>
    </Group>
  </div>
);
