import { Alert, Button, Card, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { isShopError } from '@shop/sdk';
import type { ShopError } from '@shop/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { shop } from '../api/shop.ts';
import { text } from '../text/text.ts';

/** The step of a login: the password, or the code that the answer to it asked for. */
type Step =
  | { readonly email: string; readonly password: string }
  | { readonly challenge: string; readonly code: string };

/** The page of the login, with the second step for administrators who have a second factor. */
export function LoginPage() {
  const { next } = useSearch({ strict: false }) as { readonly next?: string };
  const [challenge, setChallenge] = useState<string | null>(null);
  const logIn = useLogIn(next, setChallenge);
  const isCode = challenge !== null;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const field = (name: string) => String(fields.get(name) ?? '');
    logIn.mutate(
      isCode
        ? { challenge, code: field('code').replaceAll(' ', '') }
        : { email: field('email'), password: field('password') },
    );
  };
  const problem = problemOf(logIn.error, isCode);
  return (
    <main className="login">
      <Card component="section" w="100%" maw={380} padding="xl">
        <form onSubmit={send} noValidate>
          <Stack>
            <Title order={1}>{text(isCode ? 'login.code.title' : 'login.title')}</Title>
            {next && !problem && !isCode && <Text c="dimmed">{text('login.ended')}</Text>}
            {problem && (
              <Alert color="red" role="alert">
                {problem}
              </Alert>
            )}
            {isCode ? <CodeField /> : <PasswordFields />}
            <Button type="submit" loading={logIn.isPending} size="md">
              {text('login.submit')}
            </Button>
            {isCode && (
              <Button variant="subtle" onClick={() => setChallenge(null)}>
                {text('login.back')}
              </Button>
            )}
          </Stack>
        </form>
      </Card>
    </main>
  );
}

const PasswordFields = () => (
  <>
    <TextInput
      name="email"
      type="email"
      label={text('login.email')}
      autoComplete="username"
      required
      autoFocus
    />
    <PasswordInput name="password" label={text('login.password')} autoComplete="current-password" required />
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

/** Sends a step, and leads to the page that asked for the login once it is done. */
function useLogIn(next: string | undefined, onChallenge: (challenge: string) => void) {
  const navigate = useNavigate();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (step: Step) => shop.admin.logIn(step),
    onSuccess: async () => {
      client.clear();
      const isOwn = next !== undefined && next.startsWith('/') && !next.startsWith('//');
      await navigate({ to: (isOwn ? next : '/') as never });
    },
    onError: (error) => {
      if (isSecondStep(error)) onChallenge(String(error.extra['challenge']));
    },
  });
}

const isSecondStep = (error: unknown): error is ShopError =>
  isShopError(error) && error.code === 'SECOND_FACTOR_REQUIRED';

/** Says why a step failed; null where it did not, or only leads to the second one. */
function problemOf(error: unknown, isCode: boolean): string | null {
  if (error === null || isSecondStep(error)) return null;
  if (!isShopError(error)) return text('app.failed');
  if (error.status === 429) return text('login.tooMany', { seconds: error.retryAfterSeconds ?? 60 });
  if (error.status === 401 || error.status === 400) return text(isCode ? 'login.code.wrong' : 'login.wrong');
  return error.message;
}
