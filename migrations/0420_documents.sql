-- Invoices and other documents as they were issued. A document never changes: an address that is corrected later, or a new sender, does not
-- change what was issued. Only the job that deletes documents after the legal term may delete one, after it has set `shop.retention`.
create table document (
  document_id integer generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  document_order_id integer not null,
  kind text not null,
  -- The prefix of the number. The numbers of a series have no gap.
  series text not null,
  number text not null,
  issued_at timestamptz not null,
  supply_date date,
  currency text not null,
  net numeric(16, 4) not null,
  tax numeric(16, 4) not null,
  gross numeric(16, 4) not null,
  -- [{ rate, net, tax }], with amounts in major units as numbers.
  taxes jsonb not null,
  -- The document that this one ends.
  cancels uuid,
  -- What was printed, and the order as it was at that time.
  snapshot jsonb not null,
  sha256 text not null,
  -- The PDF. It is in the row so that no document is without its file, whatever ends the process or the server.
  content bytea not null,
  constraint document_pkey primary key (document_id),
  constraint document_uuid_key unique (uuid),
  constraint document_number_key unique (series, number),
  constraint document_order_fkey foreign key (document_order_id) references "order" (order_id),
  constraint document_kind_check check (kind in ('invoice', 'credit_note', 'correction')),
  constraint document_amounts_check check (net + tax = gross),
  constraint document_sha256_check check (sha256 ~ '^[0-9a-f]{64}$')
);
create index document_order_index on document (document_order_id);
create unique index document_invoice_key on document (document_order_id) where kind = 'invoice';

create function refuse_document_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('shop.retention', true) = 'on' then return old; end if;
  raise exception 'An issued document never changes' using errcode = 'integrity_constraint_violation', table = 'document';
end $$;
create trigger document_never_changes before update or delete on document
  for each row execute function refuse_document_change();

-- Invoices that were issued before are stored once by a job, as they print then. It deletes this row when it has stored the last one.
insert into number_series (name, last_number)
select 'invoices to store', count(*) from "order" where invoice_number is not null having count(*) > 0;
