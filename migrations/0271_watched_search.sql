-- Answers that are kept until the content of the shop changes show these too: what is found by a synonym, the order and the groups
-- of attributes, and the metafields of the shop.
select watch_content(watched::regclass)
from unnest(array['search_synonym', 'attribute_group', 'attribute_group_link', 'metafield_shop']) as watched;
