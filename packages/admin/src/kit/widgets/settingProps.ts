import type { ReactNode } from 'react';
import type { Schema } from './schema.ts';

/** The props of the input of a setting. */
export interface SettingProps {
  /** The key in the settings. */
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
  readonly value: unknown;
  /** The path that a refusal names. */
  readonly path: string;
  readonly errors: Readonly<Record<string, ReactNode>>;
  change(value: unknown): void;
}
