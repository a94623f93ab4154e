import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { CredentialAddedPayload } from './events.ts';

/**
 * Emits the event that notifies an administrator of a new credential by email. Call it in the transaction that adds
 * the credential.
 */
export const reportAddition = (
  app: AppContext,
  tx: Db,
  { uuid }: { readonly uuid: string },
  credential: CredentialAddedPayload['credential'],
): Promise<void> =>
  app.emit(tx, { name: 'admin_credential_added', payload: { admin_user_uuid: uuid, credential } });
