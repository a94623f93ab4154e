-- The labels of promotions are translated like the texts of other records. Carts, badges and new orders show them.
select translate_entity('promotion');
