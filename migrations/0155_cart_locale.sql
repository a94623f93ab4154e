-- A cart keeps the language that it was made in, and its order takes it over. Null: it was made before shops had languages.
alter table cart add column locale text;
alter table "order" add column locale text;
