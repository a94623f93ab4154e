import { column, sql, z } from '@shop/runtime/extension';
import type { AppContext, Db } from '@shop/runtime/extension';
import { secretName } from './writeAgent.ts';

const receiverRow = z.object({
  webhook_url: column.text,
  webhook_secret: column.text,
});

/** The address of a registered agent for messages, and the secret with which they are signed. */
export interface AgentReceiver {
  readonly url: string;
  readonly secret: string;
}

/** Finds where a registered agent gets messages. Returns null for one that is gone or blocked, or has no address. */
export async function findReceiver(app: AppContext, db: Db, uuid: string): Promise<AgentReceiver | null> {
  const found = await db.maybeOne(sql.type(receiverRow)`
    select webhook_url, webhook_secret from agents_agent
    where uuid = ${uuid} and status = 'allowed' and webhook_url is not null`);
  const secret = found && app.sealing.open(secretName(uuid), found.webhook_secret);
  return found === null || secret === null ? null : { url: found.webhook_url, secret };
}
