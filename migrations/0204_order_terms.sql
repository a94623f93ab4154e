-- The terms that shoppers accepted: each version with its text, as it was read. Orders name their version.
create table terms_version (
  version text not null,
  title text not null,
  content text,
  created_at timestamptz not null default now(),
  constraint terms_version_pkey primary key (version)
);
alter table "order"
  add column terms_version text,
  add column terms_accepted_at timestamptz,
  add constraint order_terms_version_fkey foreign key (terms_version) references terms_version (version);
create index order_terms_version_index on "order" (terms_version) where terms_version is not null;

-- Product pages may name the rate at the address of the shop.
select watch_content('tax_rate');
