import { TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';

const Picker = lazy(async () => ({ default: (await import('./colorPicker.ts')).ColorInput }));

interface ColorInputProps {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  readonly value: string;
  onChange(value: string): void;
}

/** Input for a color in `#rrggbb` format. A plain text input is shown until the color picker has loaded. */
export const ColorInput = (props: ColorInputProps) => (
  <Suspense fallback={<TextInput {...props} readOnly onChange={undefined} />}>
    <Picker {...props} format="hex" />
  </Suspense>
);
