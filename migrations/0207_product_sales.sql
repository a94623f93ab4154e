-- How many units of each product sold lately, so that pages show the best-selling ones. A job writes it once a day: pages that show
-- it are made anew no more often than that.
create table product_sales (
  product_id integer not null,
  units integer not null,
  constraint product_sales_pkey primary key (product_id),
  constraint product_sales_product_fkey foreign key (product_id) references product (product_id) on delete cascade,
  constraint product_sales_units_check check (units > 0)
);
create index product_sales_units_index on product_sales (units desc, product_id desc);
select watch_content('product_sales');
select keep_deletions('product_sales', 'product_id');
