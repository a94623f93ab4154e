import { Anchor, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { text } from '../../text/text.ts';
import { goToFault } from '../shared/goToFault.ts';

interface SaveBarProps {
  /** The number of fields that the shop refused. */
  readonly faults: number;
  /** Reports whether something was typed: a new form has its bar before. By default it is so. */
  readonly isChanged?: boolean;
  readonly label: string;
  readonly isSaving: boolean;
  save(): void;
  discard(): void;
  /** The refusal that is about none of the fields, or the question that it leads to. */
  readonly problem?: ReactNode;
}

/** The bar that appears below a form with unsaved changes, with the buttons that save and discard them. */
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
