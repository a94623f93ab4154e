import { TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { meQuery } from '../../kit/api/queries.ts';
import { text } from '../../text/text.ts';
import { CurrentPassword } from './AccountForms.tsx';

interface ProofProps {
  fault(name: string): string | undefined;
}

/** The inputs by which administrators prove once more who they are: the password, and a code where there is a second factor. */
export function ProofInputs({ fault }: ProofProps) {
  const { data: me } = useSuspenseQuery(meQuery);
  return (
    <>
      <CurrentPassword fault={fault('current_password')} />
      {me.second_factor && <CodeInput help={text('profile.totp.code.help')} fault={fault('code')} />}
    </>
  );
}

/** The names of these inputs. */
export const PROOF_NAMES = ['current_password', 'code'] as const;

/** Reads these inputs. */
export function proofOf(fields: FormData): { current_password: string; code?: string } {
  const code = codeOf(fields);
  return { current_password: String(fields.get('current_password') ?? ''), ...(code !== '' && { code }) };
}

/** Reads the input of a code. */
export const codeOf = (fields: FormData): string => String(fields.get('code') ?? '').replaceAll(' ', '');

interface CodeInputProps {
  readonly help?: string;
  readonly isFirst?: boolean;
  readonly fault: string | undefined;
}

/** The input of a code of the authenticator. */
export const CodeInput = ({ help, isFirst = false, fault }: CodeInputProps) => (
  <TextInput
    name="code"
    label={text('profile.totp.code')}
    {...(help !== undefined && { description: help })}
    autoComplete="one-time-code"
    required
    {...(isFirst && { 'data-autofocus': true })}
    error={fault}
  />
);
