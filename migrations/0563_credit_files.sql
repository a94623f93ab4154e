-- The reference of a row of an imported file, so that it is written once.
alter table stored_value_entry add column reference text;
alter table stored_value_entry
  add constraint stored_value_entry_reference_check check (reference is null or kind = 'adjust') not valid;
alter table stored_value_entry validate constraint stored_value_entry_reference_check;
create unique index stored_value_entry_reference_key on stored_value_entry (reference) where reference is not null;
-- When the code of a gift card was printed.
alter table stored_value add column printed_at timestamptz;
