import { Anchor, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { shop, visitor } from '../../kit/api/shop.ts';
import { SendForm } from '../../kit/shared/SendForm.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { text } from '../../text/text.ts';
import { LonePage } from './LoginPage.tsx';
import { SetupShop } from './SetupShop.tsx';

/**
 * First-run setup page, opened with the link that the shop prints on its first start. It creates the first administrator, signs them in, and asks
 * for the shop's country, currency and languages.
 */
export function SetupPage() {
  const navigate = useNavigate();
  const [isSignedIn, setSignedIn] = useState(false);
  const open = useCallback(() => void navigate(linkTo('/')), [navigate]);
  if (!isSignedIn) return <FirstAdministrator done={() => setSignedIn(true)} />;
  return (
    <LonePage>
      <SetupShop done={open} />
    </LonePage>
  );
}

/** Form that creates the first administrator and signs them in. */
function FirstAdministrator({ done }: { done(): void }) {
  const { token = '' } = useSearch({ strict: false }) as { readonly token?: string };
  return (
    <LonePage>
      <Stack>
        <Title order={1}>{text('setup.title')}</Title>
        <Text c="dimmed">{text('setup.text')}</Text>
        <SendForm
          label={text('setup.next')}
          names={['full_name', 'email', 'password']}
          refresh={['me']}
          run={async (fields) => {
            const field = (name: string) => String(fields.get(name) ?? '');
            const [email, password] = [field('email'), field('password')];
            await visitor.users.setUpShop({ token, email, password, full_name: field('full_name') });
            await shop.admin.logIn({ email, password });
          }}
          onDone={done}
        >
          {(fault) => (
            <>
              <TextInput
                name="full_name"
                label={text('setup.name')}
                autoComplete="name"
                required
                autoFocus
                error={fault('full_name')}
              />
              <TextInput
                name="email"
                type="email"
                label={text('login.email')}
                autoComplete="username"
                required
                error={fault('email')}
              />
              <PasswordInput
                name="password"
                label={text('login.password')}
                description={text('setup.password.help')}
                autoComplete="new-password"
                required
                error={fault('password')}
              />
            </>
          )}
        </SendForm>
        <Anchor component={Link} {...linkTo('/login')}>
          {text('setup.toLogin')}
        </Anchor>
      </Stack>
    </LonePage>
  );
}
