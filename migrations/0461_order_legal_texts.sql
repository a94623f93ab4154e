-- The texts that an order's confirmation contains: the terms and the right of withdrawal as they were when it was placed.
alter table "order"
  add column terms_text_version text,
  add column withdrawal_version text,
  add constraint order_terms_text_fkey foreign key (terms_text_version) references terms_version (version),
  add constraint order_withdrawal_fkey foreign key (withdrawal_version) references terms_version (version);
create index order_terms_text_index on "order" (terms_text_version) where terms_text_version is not null;
create index order_withdrawal_index on "order" (withdrawal_version) where withdrawal_version is not null;
