-- The names of methods are translated, and their translations are deleted with them.
select translate_entity('core_shipping_method');
