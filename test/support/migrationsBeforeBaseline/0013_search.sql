-- The search of products, and the order of their lists.

-- How words are compared: lower case, without accents, wide and joined letters taken apart. Made of what every server has,
-- for `unaccent` is an extension and is not immutable. Decomposing also takes Hangul apart, so it is composed again.
create function search_fold(value text) returns text
language sql immutable parallel safe
return case
  when octet_length(value) = char_length(value) then lower(value)
  else normalize(
    replace(replace(replace(
      translate(lower(regexp_replace(normalize(value, nfkd), '[\u0300-\u036f]', '', 'g')), 'øłđħıŧ', 'oldhit'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    nfc)
end;

-- The words of a product by weight: A for name and sku, B and C for the descriptions, of which the beginning counts.
-- A sku is found with its signs and without them; without them it begins with letters that no word begins with, for a
-- beginning that all skus share would else be as many words as there are products.
create function product_search(name text, sku text, short_description text, description text) returns tsvector
language sql immutable parallel safe
return setweight(to_tsvector('simple', translate(
    search_fold(name || ' ' || sku || ' qzsku' || translate(sku, '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~ ', '')),
    '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32))), 'A')
  || case when short_description is null then ''
    else setweight(to_tsvector('simple', search_fold(left(short_description, 20000))), 'B') end
  || case when description is null then ''
    else setweight(to_tsvector('simple', search_fold(left(description, 20000))), 'C') end;

alter table product
  -- Kept by the database itself, so that no writer can forget it.
  add column search tsvector generated always as (product_search(name, sku, short_description, description)) stored,
  -- Cursors carry milliseconds; an index serves them only where the column has no more.
  alter column created_at type timestamptz(3);

create index product_search_index on product using gin (search);
create index product_created_index on product (created_at, product_id);
create index product_status_index on product (status, product_id);

-- A hidden variant may stand for its group, so it is in the index of what lists may show.
drop index product_listing_index;
create index product_listing_index on product (product_id desc)
  where status and (visibility or variant_group_id is not null);

-- Help with typing errors: the products whose names resemble the words, and how much. Without pg_trgm there is none.
create function search_resembling(words text, live boolean) returns setof int
language sql stable
as $$ select null::int where false $$;

create function search_likeness(words text, name text) returns real
language sql immutable parallel safe
return 0::real;

-- Turns it on where the server has pg_trgm and this user may create it; false where not. Whoever installs it later calls
-- this again.
create function search_enable_typo_help() returns boolean
language plpgsql
as $enable$
begin
  create extension if not exists pg_trgm;
  -- Loads its settings.
  perform word_similarity('a', 'b');
  create index if not exists product_likeness_index on product using gin (search_fold(name) gin_trgm_ops);

  create or replace function search_resembling(words text, live boolean) returns setof int
  language sql stable
  set pg_trgm.word_similarity_threshold = 0.33
  as $$
    with near as (
      select product_id, word_similarity(search_fold(words), search_fold(name)) as likeness
      from product
      where search_fold(name) %> search_fold(words) and (status or not live)
      order by likeness desc, product_id desc
      limit 200
    )
    select product_id from near where likeness >= 0.75 * (select max(likeness) from near)
  $$;

  create or replace function search_likeness(words text, name text) returns real
  language sql immutable parallel safe
  as $$ select word_similarity(search_fold(words), search_fold(name)) $$;
  return true;
exception when others then
  raise notice 'Search helps with no typing errors: %', sqlerrm;
  return false;
end
$enable$;

select search_enable_typo_help();
