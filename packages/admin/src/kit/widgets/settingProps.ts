import type { ReactNode } from 'react';
import type { Schema } from './schema.ts';

/** Props of a setting input. */
export interface SettingProps {
  /** Key in the settings. */
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
  readonly value: unknown;
  /** Path used in errors. */
  readonly path: string;
  readonly errors: Readonly<Record<string, ReactNode>>;
  change(value: unknown): void;
}
