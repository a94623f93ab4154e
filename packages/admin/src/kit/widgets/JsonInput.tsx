import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';

interface JsonProps {
  readonly label: string;
  readonly required: boolean;
  readonly error: ReactNode;
  readonly value: unknown;
  change(value: unknown): void;
}

/** JSON input for settings that no other input supports. Text that is not valid JSON is sent unchanged, and the shop rejects it. */
export const JsonInput = ({ label, required, error, value, change }: JsonProps) => (
  <Textarea
    label={label}
    required={required}
    error={error}
    autosize
    minRows={4}
    defaultValue={value === undefined || value === null ? '' : JSON.stringify(value, null, 2)}
    onChange={(event) => {
      const typed = event.currentTarget.value;
      try {
        change(typed.trim() === '' ? null : JSON.parse(typed));
      } catch {
        change(typed);
      }
    }}
  />
);
