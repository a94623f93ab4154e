-- Messages of extensions wait in the table of deliveries, for a receiver that their sender knows by a key. The version before neither reads nor
-- sends them; it deletes them when they are old.
alter table webhook_delivery
  alter column webhook_id drop not null,
  add column sender text,
  add column receiver text,
  add constraint webhook_delivery_sender_check
    check ((webhook_id is null) = (sender is not null) and (sender is null) = (receiver is null)) not valid;
create unique index webhook_delivery_message_key on webhook_delivery (sender, receiver, event_uuid) where sender is not null;
create index webhook_delivery_sender_index on webhook_delivery (sender, receiver, entity, event_order)
  where status = 'pending' and sender is not null;
alter table webhook_delivery validate constraint webhook_delivery_sender_check;
