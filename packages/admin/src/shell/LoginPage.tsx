import { Alert, Button, Card, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { isShopError } from '@shop/sdk';
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
  const navigate = useNavigate();
  const client = useQueryClient();
  const { next } = useSearch({ strict: false }) as { readonly next?: string };
  const [challenge, setChallenge] = useState<string | null>(null);
  const logIn = useMutation({
    mutationFn: (step: Step) => shop.admin.logIn(step, { headers: {} }),
    onSuccess: async () => {
      await client.invalidateQueries();
      await navigate({ to: (next?.startsWith('/') && !next.startsWith('//') ? next : '/') as never });
    },
    onError: (error) => {
      if (isShopError(error) && error.code === 'SECOND_FACTOR_REQUIRED') setChallenge(challengeOf(error));
    },
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const field = (name: string) => String(fields.get(name) ?? '');
    logIn.mutate(
      challenge === null
        ? { email: field('email'), password: field('password') }
        : { challenge, code: field('code').replaceAll(' ', '') },
    );
  };
  const problem = problemOf(logIn.error, challenge !== null);
  return (
    <main className="login">
      <Card component="section" w="100%" maw={380} padding="xl">
        <form onSubmit={send} noValidate>
          <Stack>
            <Title order={1}>{text(challenge === null ? 'login.title' : 'login.code.title')}</Title>
            {next && !problem && <Text c="dimmed">{text('login.ended')}</Text>}
            {problem && (
              <Alert color="red" role="alert">
                {problem}
              </Alert>
            )}
            {challenge === null ? (
              <>
                <TextInput
                  name="email"
                  type="email"
                  label={text('login.email')}
                  autoComplete="username"
                  required
                  data-autofocus
                />
                <PasswordInput
                  name="password"
                  label={text('login.password')}
                  autoComplete="current-password"
                  required
                />
              </>
            ) : (
              <TextInput
                name="code"
                label={text('login.code')}
                description={text('login.code.help')}
                autoComplete="one-time-code"
                inputMode="numeric"
                required
                autoFocus
              />
            )}
            <Button type="submit" loading={logIn.isPending} size="md">
              {text('login.submit')}
            </Button>
            {challenge !== null && (
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

/** Reads the challenge that the refusal carries beside its code. */
const challengeOf = (error: Error): string =>
  String((error as { readonly challenge?: unknown }).challenge ?? '');

function problemOf(error: unknown, isCode: boolean): string | null {
  if (!isShopError(error) || error.code === 'SECOND_FACTOR_REQUIRED')
    return error && !isShopError(error) ? text('app.failed') : null;
  if (error.status === 429) return text('login.tooMany', { seconds: error.retryAfterSeconds ?? 60 });
  if (error.status === 401 || error.status === 400) return text(isCode ? 'login.code.wrong' : 'login.wrong');
  return error.message;
}
