import { Button, Card, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { visitor } from '../../kit/api/shop.ts';
import { Problem } from '../../kit/shared/Problem.tsx';
import { linkToAddress } from '../../kit/shared/linkTo.ts';
import { text } from '../../text/text.ts';
import { SignInForm } from '../../kit/session/SignInForm.tsx';

/** Sign-in page. After sign-in, it redirects to the originally requested page. It also links to the password reset. */
export function LoginPage() {
  const { next } = useSearch({ strict: false }) as { readonly next?: string };
  const [isForgotten, forget] = useState(false);
  const navigate = useNavigate();
  const client = useQueryClient();
  const open = async () => {
    client.clear();
    const isOwn = next !== undefined && next.startsWith('/') && !next.startsWith('//');
    const { pathname, search } = new URL(isOwn ? next : '/', location.origin);
    await navigate(linkToAddress(`${pathname}${search}`));
  };
  if (isForgotten)
    return (
      <LonePage>
        <ForgottenPassword back={() => forget(false)} />
      </LonePage>
    );
  return (
    <LonePage>
      <SignInForm
        heading={(isSecond) => (
          <>
            <Title order={1}>{text(isSecond ? 'login.code.title' : 'login.title')}</Title>
            {next && !isSecond && <Text c="dimmed">{text('login.ended')}</Text>}
          </>
        )}
        onDone={open}
      >
        <Button variant="subtle" onClick={() => forget(true)}>
          {text('login.forgotten')}
        </Button>
      </SignInForm>
    </LonePage>
  );
}

/** Frame of a page without navigation. */
export const LonePage = ({ children }: { readonly children: ReactNode }) => (
  <main className="login">
    <Card component="section" w="100%" maw={380} padding="xl">
      {children}
    </Card>
  </main>
);

/** Form that requests a password reset link by email. The response is the same for every address. */
function ForgottenPassword({ back }: { back(): void }) {
  const requestReset = useMutation({
    mutationFn: (email: string) => visitor.users.requestPasswordReset({ email }),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        requestReset.mutate(String(new FormData(event.currentTarget).get('email') ?? ''));
      }}
    >
      <Stack>
        <Title order={1}>{text('login.forgotten.title')}</Title>
        {requestReset.error && <Problem error={requestReset.error} isAnswer />}
        {requestReset.isSuccess ? (
          <Text role="status">{text('login.forgotten.sent')}</Text>
        ) : (
          <>
            <Text c="dimmed">{text('login.forgotten.text')}</Text>
            <TextInput
              name="email"
              type="email"
              label={text('login.email')}
              autoComplete="username"
              required
              autoFocus
            />
            <Button type="submit" size="md" loading={requestReset.isPending}>
              {text('login.forgotten.send')}
            </Button>
          </>
        )}
        <Button variant="subtle" onClick={back}>
          {text('login.back')}
        </Button>
      </Stack>
    </form>
  );
}
