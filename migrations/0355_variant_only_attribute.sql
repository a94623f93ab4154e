-- Attributes that were made as options of one product, such as its pack sizes: the forms of other products do not ask for them.
alter table attribute add column is_variant_only boolean not null default false;
