import { sql } from '../../../platform/db/db.ts';

/** The inputs that an erasure writes over those of a line: nobody and no words. */
export const NO_RECIPIENT = sql.fragment`'{"recipient_email":null,"recipient_name":null,"message":null}'::jsonb`;
