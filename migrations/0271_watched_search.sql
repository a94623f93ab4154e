-- Answers that are kept until the content of the shop changes show these too: what is found by a synonym, and the metafields of the
-- shop.
select watch_content(watched::regclass) from unnest(array['search_synonym', 'metafield_shop']) as watched;
