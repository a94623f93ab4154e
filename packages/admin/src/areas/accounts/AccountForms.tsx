import { PasswordInput, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { SendForm } from '../../kit/shared/SendForm.tsx';
import { text } from '../../text/text.ts';

interface Me {
  readonly full_name: string;
  readonly email: string;
}

/** Form for the administrator's name and email. Changing the email requires the current password. */
export function AccountForm({ me }: { readonly me: Me }) {
  const [email, setEmail] = useState(me.email);
  const isNew = email.trim() !== me.email;
  return (
    <SendForm
      label={text('form.save')}
      done={text('form.saved')}
      names={['full_name', 'email', 'current_password']}
      refresh={['me']}
      run={(fields) => {
        const field = (name: string) => String(fields.get(name) ?? '');
        return shop.users.updateMe({
          full_name: field('full_name'),
          ...(isNew && { email: email.trim(), current_password: field('current_password') }),
        });
      }}
    >
      {(fault) => (
        <>
          <TextInput
            name="full_name"
            label={text('users.name')}
            autoComplete="name"
            required
            defaultValue={me.full_name}
            error={fault('full_name')}
          />
          <TextInput
            name="email"
            type="email"
            label={text('users.email')}
            autoComplete="email"
            required
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={fault('email')}
          />
          {isNew && <CurrentPassword help={text('profile.account.help')} fault={fault('current_password')} />}
        </>
      )}
    </SendForm>
  );
}

/** Form for changing the password, which revokes the other sessions. */
export const PasswordForm = () => (
  <SendForm
    label={text('profile.password.change')}
    done={text('profile.password.changed')}
    names={['password', 'current_password']}
    refresh={['profile']}
    run={(fields) =>
      shop.users.updateMe({
        password: String(fields.get('password') ?? ''),
        current_password: String(fields.get('current_password') ?? ''),
      })
    }
  >
    {(fault) => (
      <>
        <Text c="dimmed">{text('profile.password.help')}</Text>
        <CurrentPassword fault={fault('current_password')} />
        <PasswordInput
          name="password"
          label={text('profile.password.new')}
          autoComplete="new-password"
          required
          error={fault('password')}
        />
      </>
    )}
  </SendForm>
);

interface CurrentPasswordProps {
  readonly help?: string;
  readonly fault: string | undefined;
}

export const CurrentPassword = ({ help, fault }: CurrentPasswordProps) => (
  <PasswordInput
    name="current_password"
    label={text('profile.password.current')}
    {...(help !== undefined && { description: help })}
    autoComplete="current-password"
    required
    error={fault}
  />
);
