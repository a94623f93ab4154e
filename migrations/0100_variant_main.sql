-- A variant group has a main member. Lists of pages show one entry for each visible group, `entry_id`: the product itself, or
-- the main member of its visible group. `inherited` names the fields that a variant takes from the main member.
alter table product
  add column is_main boolean not null default false,
  add column entry_of integer,
  add column entry_id integer generated always as (coalesce(entry_of, product_id)) stored,
  add column inherited text[] not null default '{}',
  add constraint product_entry_fkey foreign key (entry_of) references product on delete set null,
  add constraint product_inherited_check check (inherited <@ array['name', 'description', 'short_description', 'meta_title',
    'meta_description', 'meta_keywords', 'categories']);

-- The oldest product of each group becomes its main member.
update product set is_main = true
where product_id in (select min(product_id) from product where variant_group_id is not null group by variant_group_id);

update product p set entry_of = main.product_id
from product main join variant_group g on g.variant_group_id = main.variant_group_id
where main.is_main and g.visibility and p.variant_group_id = main.variant_group_id and not p.is_main;

-- Texts and categories that a variant lacks are those of the main member from now on.
update product p set
  inherited = array_remove(array[
    case when p.description is null then 'description' end,
    case when p.short_description is null then 'short_description' end,
    case when p.meta_title is null then 'meta_title' end,
    case when p.meta_description is null then 'meta_description' end,
    case when p.meta_keywords is null then 'meta_keywords' end,
    case when not exists (select from product_category c where c.product_id = p.product_id) then 'categories' end], null),
  description = coalesce(p.description, main.description),
  short_description = coalesce(p.short_description, main.short_description),
  meta_title = coalesce(p.meta_title, main.meta_title),
  meta_description = coalesce(p.meta_description, main.meta_description),
  meta_keywords = coalesce(p.meta_keywords, main.meta_keywords)
from product main
where main.is_main and p.variant_group_id = main.variant_group_id and not p.is_main;

insert into product_category (product_id, category_id)
select p.product_id, c.category_id
from product p
join product main on main.variant_group_id = p.variant_group_id and main.is_main
join product_category c on c.product_id = main.product_id
where not p.is_main and 'categories' = any(p.inherited);

create unique index product_main_key on product (variant_group_id) where is_main;
create index product_entry_index on product (entry_id);
