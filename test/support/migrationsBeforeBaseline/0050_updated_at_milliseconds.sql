-- As `created_at` of these tables, which is rounded to milliseconds: else a new row could seem changed before it was made.
alter table product alter column updated_at type timestamptz(3);
alter table customer alter column updated_at type timestamptz(3);
alter table "order" alter column updated_at type timestamptz(3);
