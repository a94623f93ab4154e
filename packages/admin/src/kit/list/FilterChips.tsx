import { Pill } from '@mantine/core';
import { text } from '../../text/text.ts';
import type { Chip } from './activeFilters.ts';

interface ChipsProps {
  readonly chips: readonly Chip[];
  remove(key: string): void;
}

/** Active filters, each with a button that removes it. */
export const FilterChips = ({ chips, remove }: ChipsProps) =>
  chips.length > 0 && (
    <Pill.Group px="sm" pb="sm">
      {chips.map(({ key, label }) => (
        <Pill
          key={key}
          size="md"
          withRemoveButton
          onRemove={() => remove(key)}
          removeButtonProps={{
            'aria-label': text('list.removeFilter', { filter: label }),
            'aria-hidden': false,
            tabIndex: 0,
          }}
        >
          {label}
        </Pill>
      ))}
    </Pill.Group>
  );
