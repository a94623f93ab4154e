-- The carrier of a shipment by its code, the address of its tracking page where it is not the carrier's usual one, and the
-- label that the carrier made.
alter table shipment
  add column carrier_code text,
  add column tracking_url text,
  add column label_url text;
