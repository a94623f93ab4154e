import { TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { meQuery } from '../../kit/api/queries.ts';
import { text } from '../../text/text.ts';
import { CurrentPassword } from './AccountForms.tsx';

interface ProofProps {
  fault(name: string): string | undefined;
}

/** Inputs that confirm the administrator's identity: the password, and a code if a second factor is set up. */
export function ProofInputs({ fault }: ProofProps) {
  const { data: me } = useSuspenseQuery(meQuery);
  return (
    <>
      <CurrentPassword fault={fault('current_password')} />
      {me.second_factor && <CodeInput help={text('profile.totp.code.help')} fault={fault('code')} />}
    </>
  );
}

/** Names of the identity inputs. */
export const PROOF_NAMES = ['current_password', 'code'] as const;

/** Reads the identity inputs from the form data. */
export function proofOf(fields: FormData): { current_password: string; code?: string } {
  const code = codeOf(fields);
  return { current_password: String(fields.get('current_password') ?? ''), ...(code !== '' && { code }) };
}

/** Reads the code input from the form data. */
export const codeOf = (fields: FormData): string => String(fields.get('code') ?? '').replaceAll(' ', '');

interface CodeInputProps {
  readonly help?: string;
  readonly isFirst?: boolean;
  readonly fault: string | undefined;
}

/** Input for an authenticator code. */
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
