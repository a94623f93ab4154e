import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { CredentialAddedPayload } from './events.ts';

/**
 * Notifies an administrator by email that a credential was added to the account. Call it in the transaction of the change.
 */
export const reportAddition = (
  app: AppContext,
  tx: Db,
  { uuid }: { readonly uuid: string },
  credential: CredentialAddedPayload['credential'],
): Promise<void> =>
  app.emit(tx, { name: 'admin_credential_added', payload: { admin_user_uuid: uuid, credential } });
