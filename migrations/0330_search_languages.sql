-- The search finds words inside of texts without blanks, hyphenated words written as one, and translated texts.

-- Splits a folded text for the parser: a run of letters of a script without blanks becomes its n-grams of three letters, those of its end
-- shorter, so that every part of it begins one; of what is asked for the long ones alone, which imply the others. Characters that
-- are not seen and vowel signs of Arabic and Hebrew go, and signs beyond ASCII part words as those of ASCII do.
create function search_split(folded text, asked boolean) returns text
language plpgsql immutable parallel safe cost 1000 as $$
declare
  -- Thai, Lao, Burmese, Khmer and their neighbors, kana, bopomofo, Han, Yi and Hangul.
  run constant text := '[\u0e01-\u0e3a\u0e40-\u0e4e\u0e50-\u0e59\u0e81-\u0edf\u1000-\u1049\u1050-\u109f\u1780-\u17d3\u17dc\u17dd'
    '\u17e0-\u17e9\u1950-\u19df\u1a20-\u1aad\u3005-\u3007\u3041-\u309a\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3105-\u312f'
    '\u31a0-\u31bf\u31f0-\u31ff\u3400-\u4dbf\u4e00-\ua48c\ua9e0-\ua9fe\uaa60-\uaadf\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff]';
  plain text;
begin
  if octet_length(folded) = char_length(folded) then return folded; end if;
  plain := translate(
    regexp_replace(
      regexp_replace(folded, '[\u00ad\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670'
        '\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g'),
      '[\u0080-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u060c\u061b\u061f\u06d4\u0964\u0965\u0e2f\u0e46\u0e4f\u0e5a\u0e5b'
        '\u104a-\u104f\u17d4-\u17db\u2000-\u206f\u20a0-\u20cf\u2100-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u30a0\u30fb]+',
      ' ', 'g'),
    'أإآٱىة', 'اااايه');
  if plain !~ run then return plain; end if;
  return (
    select string_agg(case when part[1] is null then part[2] else (
      select string_agg(gram, ' ' order by place)
      from (
        select place, concat(letter, lead(letter) over letters, lead(letter, 2) over letters) as gram
        from string_to_table(part[1], null) with ordinality as l (letter, place)
        window letters as (order by place)
      ) as grams
      where not asked or place <= greatest(char_length(part[1]) - 2, 1)
    ) end, ' ' order by at)
    from regexp_matches(plain, '(' || run || '+)|([^' || substr(run, 2) || '+)', 'g') with ordinality as found (part, at));
end
$$;

-- The words of a text, with blanks between them: without case and accents, and without signs.
create or replace function order_words(value text) returns text
language sql immutable parallel safe
return translate(search_split(search_fold(value), false), '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32));

-- The query for texts with a word that begins with each word of a phrase, which is folded and has no signs.
create or replace function search_prefixes(phrase text) returns tsquery
language sql immutable parallel safe
return to_tsquery('simple', array_to_string(
  array(select quote_literal(word) || ':*' from string_to_table(search_split(phrase, true), ' ') as word where word <> ''), ' & '));

create or replace function order_keyword(value text) returns tsquery
language sql immutable parallel safe
return search_prefixes(translate(search_fold(value), E'!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~\t\n\r', repeat(' ', 35)));

-- `sku` null: the texts are translated ones. Words of names with hyphens or apostrophes inside are also found without: `e-book` as `ebook`.
create or replace function product_search(name text, sku text, short_description text, description text) returns tsvector
language plpgsql immutable parallel safe as $$
declare
  signs constant text := '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~ ';
  named constant text := search_fold(name);
  known constant text := search_fold(sku);
  short constant text := search_fold(left(short_description, 20000));
  long constant text := search_fold(left(description, 20000));
  joined text;
begin
  if named ~ '\w[-''·\u2010\u2019\u30fb]\w' then
    joined := search_split((
      select string_agg(regexp_replace(word[1], '[-''·\u2010\u2019\u30fb]', '', 'g'), ' ')
      from regexp_matches(named, '\w+(?:[-''·\u2010\u2019\u30fb]\w+)+', 'g') as word), false);
  end if;
  return setweight(to_tsvector('simple', concat_ws(' ',
      translate(search_split(concat_ws(' ', named, known), false), signs, repeat(' ', 33)), joined, 'qzsku' || translate(known, signs, ''))), 'A')
    || setweight(to_tsvector('simple', coalesce(search_split(short, false), '')), 'B')
    || setweight(to_tsvector('simple', coalesce(search_split(long, false), '')), 'C');
end
$$;

-- What is stored was made by the functions as they were, which said the same of most texts in ASCII.
update product set name = name
where name ~ '\w[-'']\w' or octet_length(concat(name, sku, short_description, description)) <> char_length(concat(name, sku, short_description, description));
-- They are made anew, because a session that knows an index rebuilds it by the functions as it has read them.
drop index blog_post_search_index, category_search_index, cms_page_search_index, coupon_search_index, customer_search_index;
create index blog_post_search_index on blog_post using gin (to_tsvector('simple', order_words(name)));
create index category_search_index on category using gin (to_tsvector('simple', order_words(name)));
create index cms_page_search_index on cms_page using gin (to_tsvector('simple', order_words(title)));
create index coupon_search_index on coupon using gin (to_tsvector('simple', order_words(coupon)));
create index customer_search_index on customer using gin (to_tsvector('simple', order_words(full_name || ' ' || email)));
update "order" set search_words = search_words || to_tsvector('simple', order_words(array_to_string(tsvector_to_array(search_words), ' ')))
where octet_length(search_words::text) <> char_length(search_words::text);

-- The words of a translation: of products those that are searched, of other records those of the name.
create function translation_search(entity_type text, fields jsonb) returns tsvector
language sql immutable parallel safe
return case entity_type
  when 'product' then product_search(fields ->> 'name', null, fields ->> 'short_description', fields ->> 'description')
  else to_tsvector('simple', order_words(coalesce(fields ->> 'name', fields ->> 'title', '')))
end;

alter table translation add column search tsvector generated always as (translation_search(entity_type, fields)) stored;
create index translation_search_index on translation using gin (search);
drop trigger audit on translation;
select audit_entity('translation', 'translation', 'search');

-- Names are sorted by the collations of ICU. Where the server was built without it, names sort by their code points instead.
do $$
declare
  language text;
begin
  foreach language in array string_to_array('und af am ar as az be bn bs ca cs cy da dsb ee eo es et fa fi fil fo ha haw he hi hr hsb hu hy ig '
    'is ja kk kl km kn ko kok lkt ln lo lt lv mk ml mr mt my nb ne nn om or pa pl ps ro sk sl sq sr sv ta te th to tr ug uk ur uz vi '
    'wae yo zh zh-Hant zu', ' ')
  loop
    if not exists (select from pg_collation where collname = language || '-x-icu') then
      execute format('create collation %I from "C"', language || '-x-icu');
    end if;
  end loop;
end
$$;
create index product_name_order_index on product (name collate "und-x-icu", product_id);

-- As the functions of two arguments, which the version before asks. `locales`: the languages whose translations count; null: all.
create function search_resembling(words text, live boolean, locales text[]) returns setof int
language sql stable
as $$ select null::int where false $$;
create function search_spellings(words text[], live boolean, locales text[]) returns table (place int, spelling text)
language sql stable
as $$ select null::int, null::text where false $$;

create or replace function search_enable_typo_help() returns boolean
language plpgsql
as $enable$
begin
  create extension if not exists pg_trgm;
  -- Loads its settings.
  perform word_similarity('a', 'b');
  create index if not exists product_likeness_index on product using gin (search_fold(name) gin_trgm_ops);
  create index if not exists translation_likeness_index on translation using gin (search_fold(fields ->> 'name') gin_trgm_ops)
    where entity_type = 'product';

  create or replace function search_resembling(words text, live boolean, locales text[]) returns setof int
  language sql stable
  set pg_trgm.word_similarity_threshold = 0.33
  as $$
    with alike as (
      (select product_id, word_similarity(search_fold(words), search_fold(name)) as likeness
        from product
        where search_fold(name) %> search_fold(words) and (status or not live)
        order by likeness desc, product_id desc limit 200)
      union all
      (select p.product_id, word_similarity(search_fold(words), search_fold(t.fields ->> 'name')) as likeness
        from translation t join product p on p.uuid = t.entity_uuid
        where t.entity_type = 'product' and search_fold(t.fields ->> 'name') %> search_fold(words)
          and (locales is null or t.locale = any(locales)) and (p.status or not live)
        order by likeness desc, p.product_id desc limit 200)
    ), near as (
      select product_id, max(likeness) as likeness from alike group by product_id
      order by likeness desc, product_id desc limit 200
    )
    select product_id from near where likeness >= 0.75 * (select max(likeness) from near)
  $$;

  create or replace function search_likeness(words text, name text) returns real
  language sql immutable parallel safe
  as $$ select word_similarity(search_fold(words), search_fold(name)) $$;

  create or replace function search_spellings(words text[], live boolean, locales text[])
  returns table (place int, spelling text)
  language sql stable
  set pg_trgm.word_similarity_threshold = 0.33
  as $$
    with asked as (
      select n::int as place, search_fold(w) as word
      from unnest(words) with ordinality as asked (w, n)
      where not exists (
          select from product where search @@ search_beginnings(array[w]) and (status or not live))
        and not exists (
          select from translation t
          where t.search @@ search_beginnings(array[w]) and t.entity_type = 'product' and (locales is null or t.locale = any(locales)))
      order by n limit 4
    )
    select asked.place, near.spelling
    from asked left join lateral (
      select lower(part) as spelling, max(similarity(search_fold(part), asked.word)) as likeness
      from (
        (select p.name from product p
          where search_fold(p.name) %> asked.word and (p.status or not live)
          order by word_similarity(asked.word, search_fold(p.name)) desc, p.product_id desc limit 100)
        union all
        (select t.fields ->> 'name' from translation t
          where t.entity_type = 'product' and search_fold(t.fields ->> 'name') %> asked.word
            and (locales is null or t.locale = any(locales))
          order by word_similarity(asked.word, search_fold(t.fields ->> 'name')) desc, t.translation_id desc limit 100)
        union all
        select coalesce(t.fields ->> 'name', c.name)
        from category c left join translation t on t.entity_uuid = c.uuid and t.locale = any(locales)
        where c.status
        union all
        select phrase from search_synonym, unnest(phrases) as phrase
      ) as source (name), regexp_split_to_table(source.name, '[\s!-/:-@\[-`{-~]+') as part
      where part <> '' and similarity(search_fold(part), asked.word) > 0.1
      group by lower(part)
      order by likeness desc, lower(part) limit 8
    ) as near on true
    order by asked.place, near.likeness desc
  $$;
  return true;
exception when others then
  raise notice 'Search helps with no typing errors: %', sqlerrm;
  return false;
end
$enable$;

select search_enable_typo_help();
analyze product, translation;
