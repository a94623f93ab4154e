-- Pages, lists and carts show no price of a list that is off. A file of such prices leaves what is kept of them, and the switch that turns
-- the list on is a change of the list.
create function note_list_price_change() returns trigger language plpgsql as $$
begin
  if exists (select from price_list where price_list_id = coalesce(new.price_list_id, old.price_list_id) and status = 1) then
    insert into content_change default values on conflict do nothing;
  end if;
  return null;
end $$;

drop trigger content_change on price_list_price;
create trigger content_change after insert or update or delete on price_list_price
  for each row execute function note_list_price_change();

-- The number of changes of its prices is for the log alone.
drop trigger content_change on price_list;
create trigger content_change after insert or delete on price_list
  for each row execute function note_content_change();
create trigger content_change_of_list after update on price_list for each row
  when (
    to_jsonb(old) - '{price_revision,updated_at}'::text[] is distinct from to_jsonb(new) - '{price_revision,updated_at}'::text[]
  )
  execute function note_content_change();
