-- The words by which administrators find customers, categories, pages and coupons. Orders and products have theirs.
create index customer_search_index on customer using gin (to_tsvector('simple', order_words(full_name || ' ' || email)));
create index category_search_index on category using gin (to_tsvector('simple', order_words(name)));
create index cms_page_search_index on cms_page using gin (to_tsvector('simple', order_words(title)));
create index coupon_search_index on coupon using gin (to_tsvector('simple', order_words(coupon)));
