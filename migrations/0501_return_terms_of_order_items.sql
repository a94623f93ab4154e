-- What a product says about returns and withdrawals is copied to the order line when the order is placed. Lines of earlier orders, and of orders
-- that an earlier version places beside this one, follow the product as it is today.
alter table order_item
  add column has_return_terms boolean not null default false,
  add column return_days integer,
  add column withdrawal_excluded text,
  add constraint order_item_return_days_check check (return_days between 0 and 3650),
  add constraint order_item_withdrawal_excluded_check check (
    withdrawal_excluded in ('perishable', 'hygiene', 'custom_made', 'sealed_media', 'press', 'dated', 'digital')
  ),
  add constraint order_item_return_terms_check check (has_return_terms or (return_days is null and withdrawal_excluded is null));
