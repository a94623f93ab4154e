import { defineExtension } from '../../platform/contracts/extension.ts';
import { emailOn } from '../mail/index.ts';
import { adminPasswordReset } from './adminPasswordReset.ts';
import { credentialAdded } from './credentialAdded.ts';
import { recoveryMessages } from './recoveryMessages.ts';
import { recoveryRoutes } from './routes.ts';
import { secondFactorRemoved } from './secondFactorRemoved.ts';
import { recoveryEvents } from './events.ts';

/** A way back for administrators who lost their password, and the emails about second factors and API tokens. It stands after `mail`, which knows administrators. */
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
