-- Attempts to end the live payment of an order, and to take money that a shopper approved at a gateway.
alter table payment_attempt
  drop constraint payment_attempt_kind_check,
  add constraint payment_attempt_kind_check check (kind in ('capture', 'refund', 'void', 'end', 'take'));

-- Since when no payment of the order may begin any more. Its cart becomes another order once the attempt is settled.
alter table "order" add column payment_ended_at timestamptz;
