import type { Client } from 'pg';

const PARK = `
  with added as (
    select id from graphile_worker.add_job('deliver', json_build_object(
      'subscriber', 'orders.placed', 'event', 'order_placed', 'payload', '{}'::json, 'deliveryId', gen_random_uuid()
    ), max_attempts => 1)
  )
  select id::text, graphile_worker.permanently_fail_jobs(array[id], 'the mail server is down') is not null as failed from added`;

/** Adds a delivery with no remaining attempts. Returns its id. */
export const parkDelivery = async (client: Client): Promise<string> => (await client.query(PARK)).rows[0].id;
