import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { text } from '../../text/text.ts';
import { useSignIn } from './useSignIn.ts';

interface Props {
  /** Renders the title and the content below it. */
  heading(isSecond: boolean): ReactNode;
  /** Email of the account that must sign in again. If absent, the form asks for the email. */
  readonly email?: string;
  onDone(): void | Promise<void>;
  /** Content below the first step. */
  readonly children?: ReactNode;
}

/** Administrator sign-in form. Accounts with two-factor authentication get a second step. */
export function SignInForm({ heading, email, onDone, children }: Props) {
  const { challenge, step, back, problem } = useSignIn(onDone);
  const [isRecovering, recover] = useState(false);
  const hasPasskey = challenge?.methods.includes('passkey') ?? false;
  const requiresCode = challenge !== null && (challenge.methods.includes('totp') || isRecovering);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const field = (name: string) => String(fields.get(name) ?? '');
    if (requiresCode) step.mutate({ code: field('code').replaceAll(' ', '') });
    else if (challenge) step.mutate({ passkey: true });
    else step.mutate({ email: email ?? field('email'), password: field('password') });
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        {heading(challenge !== null)}
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {hasPasskey && (
          <Button
            size="md"
            variant={requiresCode ? 'default' : 'filled'}
            loading={step.isPending}
            onClick={() => step.mutate({ passkey: true })}
          >
            {text('login.passkey')}
          </Button>
        )}
        {hasPasskey && !requiresCode && <Text c="dimmed">{text('login.passkey.help')}</Text>}
        {requiresCode && <CodeField />}
        {!challenge && <PasswordFields {...(email !== undefined && { email })} />}
        {(!challenge || requiresCode) && (
          <Button type="submit" loading={step.isPending} size="md">
            {text('login.submit')}
          </Button>
        )}
        {hasPasskey && !requiresCode && (
          <Button variant="subtle" onClick={() => recover(true)}>
            {text('login.passkey.recovery')}
          </Button>
        )}
        {challenge && (
          <Button variant="subtle" onClick={back}>
            {text('login.back')}
          </Button>
        )}
        {!challenge && children}
      </Stack>
    </form>
  );
}

const PasswordFields = ({ email }: { readonly email?: string }) => (
  <>
    {email === undefined ? (
      <TextInput
        name="email"
        type="email"
        label={text('login.email')}
        autoComplete="username"
        required
        autoFocus
      />
    ) : (
      // Password managers use this field to find the account.
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
    )}
    <PasswordInput
      name="password"
      label={text('login.password')}
      autoComplete="current-password"
      required
      {...(email !== undefined && { 'data-autofocus': true })}
    />
  </>
);

const CodeField = () => (
  <TextInput
    name="code"
    label={text('login.code')}
    description={text('login.code.help')}
    autoComplete="one-time-code"
    required
    autoFocus
  />
);
