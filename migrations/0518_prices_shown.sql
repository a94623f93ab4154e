-- Whether a group's customers see prices with or without tax. Null: as the shop's setting `pricesShown` says, which is also what the version
-- before shows to everybody.
alter table customer_group
  add column prices_shown text,
  add constraint customer_group_prices_shown_check check (prices_shown in ('stored', 'gross', 'net'));
select watch_content('customer_group');
