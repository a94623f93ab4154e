-- Groups of words that mean the same to the search of products.
create function search_firsts(phrases text[]) returns text[]
language sql immutable parallel safe
return array(select split_part(search_fold(phrase), ' ', 1) from unnest(phrases) as phrase);

create table search_synonym (
  search_synonym_id integer generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  -- As merchants wrote them.
  terms text[] not null,
  -- The words of each term, with single spaces between them.
  phrases text[] not null,
  -- The first word of each phrase, as the search compares words.
  firsts text[] not null generated always as (search_firsts(phrases)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint search_synonym_pkey primary key (search_synonym_id),
  constraint search_synonym_uuid_key unique (uuid),
  constraint search_synonym_terms_check check (cardinality(terms) >= 2 and cardinality(terms) = cardinality(phrases))
);
create index search_synonym_firsts_index on search_synonym using gin (firsts);
select audit_entity('search_synonym', 'search_synonym');

-- The query for texts with a word that begins with each word of a phrase.
create function search_prefixes(phrase text) returns tsquery
language sql immutable parallel safe
return to_tsquery('simple', array_to_string(
  array(select quote_literal(word) || ':*' from string_to_table(phrase, ' ') as word where word <> ''), ' & '));

-- The query for products with words that begin with these. Where some of them next to each other are a term of a group, the
-- other terms of the group will do as well. From the first word on the longest term counts.
create function search_beginnings(words text[]) returns tsquery
language plpgsql stable parallel safe
as $$
declare
  folded constant text[] := array(select search_fold(word) from unnest(words) with ordinality as w (word, n) order by n);
  whole tsquery;
  part tsquery;
  other text;
  span int;
  place int := 1;
begin
  while place <= cardinality(folded) loop
    span := coalesce((
      select max(cardinality(term))
      from search_synonym s, unnest(s.phrases) as phrase, string_to_array(search_fold(phrase), ' ') as term
      where s.firsts @> array[folded[place]] and folded[place : place + cardinality(term) - 1] = term), 0);
    part := search_prefixes(array_to_string(folded[place : place + greatest(span, 1) - 1], ' '));
    if span > 0 then
      for other in
        select distinct search_fold(phrase)
        from search_synonym s, unnest(s.phrases) as phrase
        where s.firsts @> array[folded[place]] and exists (
          select from unnest(s.phrases) as own
          where search_fold(own) = array_to_string(folded[place : place + span - 1], ' '))
      loop
        part := part || search_prefixes(other);
      end loop;
    end if;
    whole := case when whole is null then part else whole && part end;
    place := place + greatest(span, 1);
  end loop;
  return whole;
end
$$;

-- Words that somebody may have meant: for each word that begins no word of a product, by its place from 1, those of names,
-- categories and synonyms that resemble it, the most similar first; one row without a spelling where none does. Without
-- pg_trgm there is no row at all.
create function search_spellings(words text[], live boolean)
returns table (place int, spelling text)
language sql stable
as $$ select null::int, null::text where false $$;

-- Turns the help with typing errors on where the server has pg_trgm and this user may create it; false where not. Whoever
-- installs it later calls this again.
create or replace function search_enable_typo_help() returns boolean
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

  create or replace function search_spellings(words text[], live boolean)
  returns table (place int, spelling text)
  language sql stable
  set pg_trgm.word_similarity_threshold = 0.33
  as $$
    with asked as (
      select n::int as place, search_fold(w) as word
      from unnest(words) with ordinality as asked (w, n)
      where not exists (
        select from product where search @@ search_beginnings(array[w]) and (status or not live))
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
        select c.name from category c where c.status
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
