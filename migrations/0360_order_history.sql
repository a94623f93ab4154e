-- A line of an order's history is stored as the key of its text with the values, so that each reader reads it in their language; `comment`
-- stays the English line. Whether a person has to look at it is written with it, and no longer follows from how the sentence begins.
alter table order_activity
  add column kind text,
  add column "values" jsonb,
  alter column needs_review drop expression;
alter table order_activity alter column needs_review set default false;

-- The version before says by the sentence alone that a person has to look at a line. Goes when that version is gone.
create function mark_order_activity() returns trigger language plpgsql as $$
begin
  new.needs_review := coalesce(new.needs_review, false) or new.comment like 'Attention: %';
  return new;
end $$;
create trigger mark_for_review before insert on order_activity for each row execute function mark_order_activity();
