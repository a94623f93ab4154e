import { defineExtension } from '../../platform/contracts/extension.ts';
import { emailOn } from '../mail/index.ts';
import { adminPasswordReset } from './adminPasswordReset.ts';
import { credentialAdded } from './credentialAdded.ts';
import { recoveryMessages } from './recoveryMessages.ts';
import { recoveryRoutes } from './routes.ts';
import { secondFactorRemoved } from './secondFactorRemoved.ts';
import { recoveryEvents } from './events.ts';

/**
 * Account recovery for administrators who lost their password, plus emails about second factors and API tokens. Must
 * follow `mail`, which depends on administrators.
 */
export const recovery = defineExtension({
  name: 'recovery',
  api: '^1.0',
  setup: () => ({
    events: recoveryEvents,
    routes: recoveryRoutes,
    emails: [adminPasswordReset, secondFactorRemoved, credentialAdded],
    messages: [recoveryMessages],
    subscribers: [
      emailOn('admin_password_reset_requested', 'recovery.mailPasswordReset', adminPasswordReset),
      emailOn('admin_second_factor_removed', 'recovery.mailSecondFactorRemoved', secondFactorRemoved),
      emailOn('admin_credential_added', 'recovery.mailCredentialAdded', credentialAdded),
    ],
  }),
});
