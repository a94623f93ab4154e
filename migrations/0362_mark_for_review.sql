-- contract
drop trigger mark_for_review on order_activity;
drop function mark_order_activity();
alter table order_activity alter column needs_review set not null;
