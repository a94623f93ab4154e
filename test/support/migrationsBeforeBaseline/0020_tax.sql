-- What goods are taxed as, and by how much where.
create table tax_class (
  tax_class_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint tax_class_uuid_key unique,
  name text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index tax_class_name_key on tax_class (lower(name));
-- Without a rate it taxes nothing.
insert into tax_class (name) values ('Taxable Goods');

create table tax_rate (
  tax_rate_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint tax_rate_uuid_key unique,
  tax_class_id int not null constraint tax_rate_class_fkey references tax_class on delete cascade,
  name text not null,
  -- Percent of the net amount.
  rate numeric(7, 4) not null constraint tax_rate_rate_check check (rate >= 0),
  -- Also taken of the tax that was added before it.
  is_compound boolean not null default false,
  -- Each is a list with commas, or `*` for everywhere.
  country text not null default '*',
  province text not null default '*',
  postcode text not null default '*',
  -- All rates that match are added up, lowest first.
  priority int not null default 0 constraint tax_rate_priority_check check (priority >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index tax_rate_class_index on tax_rate (tax_class_id, priority, tax_rate_id);

update product set tax_class = null
where tax_class is not null
  and not exists (select from tax_class class where class.tax_class_id = product.tax_class);
alter table product add constraint product_tax_class_fkey foreign key (tax_class) references tax_class;
create index product_tax_class_index on product (tax_class) where tax_class is not null;
