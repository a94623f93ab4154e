-- The products that have a page of their own. A total of a list that shows one entry for each variant group counts them first,
-- from this index alone, and not their variants.
create index product_own_page_index on product (product_id desc) include (visibility, variant_group_id, entry_of)
  where status and entry_of is null;
