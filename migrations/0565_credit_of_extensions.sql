-- The key by which an extension names an entry, so that it is written once. One that takes what is left may find nothing.
alter table stored_value_entry add column author_key text;
alter table stored_value_entry
  add constraint stored_value_entry_key_check check (author_key is null or (author_kind = 'extension' and kind = 'adjust')) not valid,
  drop constraint stored_value_entry_amount_check,
  add constraint stored_value_entry_amount_check check (
    case when kind in ('issue', 'release', 'refund') then amount > 0 when kind = 'redeem' then amount < 0
      when kind = 'void' then amount <= 0 else amount <> 0 or author_key is not null end) not valid;
alter table stored_value_entry
  validate constraint stored_value_entry_key_check,
  validate constraint stored_value_entry_amount_check;
create unique index stored_value_entry_author_key on stored_value_entry (author_name, author_key) where author_key is not null;
