import { notPersonal } from '../../platform/contracts/personalData.ts';
import type { PersonalTable } from '../../platform/contracts/personalData.ts';
import { sql } from '../../platform/db/db.ts';

/** Declares what the tables of the module know about shoppers. */
export const webhooksPersonalData: readonly PersonalTable[] = [
  {
    table: 'webhook_delivery',
    rowsOf: ({ mentionedIn }) => mentionedIn(sql.fragment`concat_ws(' ', entity, payload, body)`),
    columns: {
      topic: 'other',
      sender: 'other',
      receiver: 'other',
      payload: 'values',
      entity: 'other',
      status: 'other',
      body: 'values',
      response_excerpt: 'erased',
      failure: 'other',
      error: 'erased',
    },
    isExported: false,
  },
  notPersonal('webhook', 'url', 'description', 'topics', 'status', 'off_reason', 'secret', 'former_secrets'),
];
