-- Legal notices of products, such as safety warnings. ADR 0099 has the reasons. The version before neither reads nor writes these columns, so
-- that all its products have none.
alter table product
  add column consumer_notice_type text,
  add column consumer_notice text,
  add constraint product_consumer_notice_type_check check (
    consumer_notice_type in ('legal_disclaimer', 'safety_warning', 'prop_65')
  ),
  add constraint product_consumer_notice_check check (
    (consumer_notice is null) = (consumer_notice_type is null) and length(consumer_notice) between 1 and 1000
  );
