-- The tables of the core as all its migrations make them, without those of extensions and of the job queue. For reading and
-- review; databases are made by the migrations. Written by `npm run docs:schema`.

create sequence order_number_seq as bigint start 10001;

CREATE OR REPLACE FUNCTION public.audit_entity(audited regclass, entity_type text, omitted text DEFAULT ''::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format(
    'create trigger audit after insert or update or delete on %s for each row
      when (current_setting(''shop.actor'', true) <> '''' and pg_trigger_depth() = 0)
      execute function note_audit_change(''own'', %L, %L, '''', %L)',
    audited, entity_type, trim(both '"' from audited::text) || '_id', omitted);
end $function$
;

CREATE OR REPLACE FUNCTION public.audit_masked(name text, value jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
begin
  if value is null or value = 'null' then return value; end if;
  if name ~* 'password|secret|token|hash|api_?key|credential' or value ?& array['sealed', 'iv', 'tag'] then
    return '"***"';
  end if;
  if jsonb_typeof(value) = 'object' then
    return (select coalesce(jsonb_object_agg(key, audit_masked(key, inside)), '{}') from jsonb_each(value) as member (key, inside));
  end if;
  if jsonb_typeof(value) = 'array' then
    return (
      select coalesce(jsonb_agg(audit_masked('', item) order by at), '[]')
      from jsonb_array_elements(value) with ordinality as element (item, at)
    );
  end if;
  return value;
end $function$
;

CREATE OR REPLACE FUNCTION public.audit_part(audited regclass, entity_type text, key text, part text, omitted text DEFAULT ''::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format(
    'create trigger audit after insert or update or delete on %s for each row
      when (current_setting(''shop.actor'', true) <> '''' and pg_trigger_depth() = 0)
      execute function note_audit_change(%L, %L, %L, %L, %L)',
    audited, case when part = '' then 'row' else 'list' end, entity_type, key,
    case when part = '' then audited::text else part end, omitted);
end $function$
;

CREATE OR REPLACE FUNCTION public.audit_uuid(entity_type text, entity_id bigint)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  found uuid;
begin
  if entity_id = 0 then return null; end if;
  execute format('select uuid from %I where %I = $1', entity_type, entity_type || '_id') into found using entity_id;
  return found;
end $function$
;

CREATE OR REPLACE FUNCTION public.delete_translations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from translation where entity_uuid = old.uuid;
  delete from url_translation where entity_uuid = old.uuid;
  return old;
end $function$
;

CREATE OR REPLACE FUNCTION public.erased_text_values(value text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
begin
  return erased_values(value::jsonb)::text;
exception when invalid_text_representation then
  return 'erased';
end $function$
;

CREATE OR REPLACE FUNCTION public.erased_values(value jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
begin
  case jsonb_typeof(value)
    when 'object' then
      return (
        select coalesce(jsonb_object_agg(key, case
          when key in ('country', 'province', 'currency', 'locale', 'language', 'kind', 'type', 'code')
            or key ~ '(^|_)(status|state|phase)$' then inside
          else erased_values(inside) end), '{}')
        from jsonb_each(value) as member (key, inside));
    when 'array' then
      return (
        select coalesce(jsonb_agg(erased_values(item) order by at), '[]')
        from jsonb_array_elements(value) with ordinality as element (item, at));
    when 'string' then
      if value #>> '{}' ~* '^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9:.]+(Z|[+-][0-9:]+)?|)$' then
        return value;
      end if;
      return '"erased"';
    else
      return value;
  end case;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_audit_log()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and current_setting('shop.audit_age', true) = 'passed' then return null; end if;
  if tg_op = 'UPDATE' and current_setting('shop.erasure', true) = 'on' then return null; end if;
  raise exception 'The audit log is append-only';
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_deletions(kept regclass, key text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format(
    'create trigger deletion after insert or update or delete on %s for each row
      when (current_setting(''shop.deletion'', true) <> '''')
      execute function note_deletion(%s)',
    kept, (select string_agg(quote_literal(name), ', ') from unnest(string_to_array(key, ',')) as name));
end $function$
;

CREATE OR REPLACE FUNCTION public.note_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  kind text := tg_argv[0];
  part text := tg_argv[3];
  omitted text[] := string_to_array(tg_argv[4], ',')
    || array[tg_table_name || '_id', 'uuid', 'created_at', 'updated_at', tg_argv[2]];
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  any_row jsonb := coalesce(becomes, was);
begin
  if kind = 'named' then
    part := any_row ->> 'name';
    was := jsonb_build_object(part, was -> 'value');
    becomes := jsonb_build_object(part, becomes -> 'value');
  else
    was := was - omitted;
    becomes := becomes - omitted;
  end if;
  if was is distinct from becomes then
    insert into audit_change (entity_type, entity_id, entity_uuid, part, is_list, before, after)
    values (
      tg_argv[1], coalesce((any_row ->> tg_argv[2])::bigint, 0),
      case when kind = 'own' then (any_row ->> 'uuid')::uuid end, part, kind = 'list', was, becomes
    );
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_content_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into content_change default values on conflict do nothing;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_deletion()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  insert into deletion_row (deletion_uuid, table_name, key, before, after)
  select current_setting('shop.deletion')::uuid, tg_table_name, jsonb_object_agg(name, coalesce(was, becomes) -> name),
    was, becomes
  from unnest(tg_argv) as name;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_list_price_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from price_list where price_list_id = coalesce(new.price_list_id, old.price_list_id) and status = 1) then
    insert into content_change default values on conflict do nothing;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.order_keyword(value text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN search_prefixes(translate(search_fold(value), '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~	
'::text, repeat(' '::text, 35)))
;

CREATE OR REPLACE FUNCTION public.order_words(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN translate(search_split(search_fold(value), false), '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~'::text, repeat(' '::text, 32))
;

CREATE OR REPLACE FUNCTION public.product_search(name text, sku text, short_description text, description text)
 RETURNS tsvector
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.refuse_document_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and current_setting('shop.retention', true) = 'on' then return old; end if;
  raise exception 'An issued document never changes' using errcode = 'integrity_constraint_violation', table = 'document';
end $function$
;

CREATE OR REPLACE FUNCTION public.search_beginnings(words text[])
 RETURNS tsquery
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.search_enable_typo_help()
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.search_firsts(phrases text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT split_part(search_fold(phrase.phrase), ' '::text, 1) AS split_part FROM unnest(search_firsts.phrases) phrase(phrase))
;

CREATE OR REPLACE FUNCTION public.search_fold(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (octet_length(value) = char_length(value)) THEN lower(value) ELSE NORMALIZE(replace(replace(replace(translate(lower(regexp_replace(NORMALIZE(value, NFKD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), 'øłđħıŧ'::text, 'oldhit'::text), 'ß'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), NFC) END
;

CREATE OR REPLACE FUNCTION public.search_likeness(words text, name text)
 RETURNS real
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select word_similarity(search_fold(words), search_fold(name)) $function$
;

CREATE OR REPLACE FUNCTION public.search_prefixes(phrase text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN to_tsquery('simple'::regconfig, array_to_string(ARRAY(SELECT (quote_literal(word.word) || ':*'::text) FROM string_to_table(search_split(search_prefixes.phrase, true), ' '::text) word(word) WHERE (word.word <> ''::text)), ' & '::text))
;

CREATE OR REPLACE FUNCTION public.search_resembling(words text, live boolean)
 RETURNS SETOF integer
 LANGUAGE sql
 STABLE
 SET "pg_trgm.word_similarity_threshold" TO '0.33'
AS $function$
    with near as (
      select product_id, word_similarity(search_fold(words), search_fold(name)) as likeness
      from product
      where search_fold(name) %> search_fold(words) and (status or not live)
      order by likeness desc, product_id desc
      limit 200
    )
    select product_id from near where likeness >= 0.75 * (select max(likeness) from near)
  $function$
;

CREATE OR REPLACE FUNCTION public.search_resembling(words text, live boolean, locales text[])
 RETURNS SETOF integer
 LANGUAGE sql
 STABLE
 SET "pg_trgm.word_similarity_threshold" TO '0.33'
AS $function$
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
  $function$
;

CREATE OR REPLACE FUNCTION public.search_spellings(words text[], live boolean)
 RETURNS TABLE(place integer, spelling text)
 LANGUAGE sql
 STABLE
 SET "pg_trgm.word_similarity_threshold" TO '0.33'
AS $function$
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
  $function$
;

CREATE OR REPLACE FUNCTION public.search_spellings(words text[], live boolean, locales text[])
 RETURNS TABLE(place integer, spelling text)
 LANGUAGE sql
 STABLE
 SET "pg_trgm.word_similarity_threshold" TO '0.33'
AS $function$
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
  $function$
;

CREATE OR REPLACE FUNCTION public.search_split(folded text, asked boolean)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE COST 1000
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.text_key(value text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT COST 1000
AS $function$
begin
  return lower(btrim(regexp_replace(
    normalize(regexp_replace(value, '[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]', '', 'g'), NFC),
    '[ \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+', ' ', 'g')));
end
$function$
;

CREATE OR REPLACE FUNCTION public.translate_entity(translated regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format(
    'create trigger delete_translations after delete on %s for each row execute function delete_translations()', translated);
end $function$
;

CREATE OR REPLACE FUNCTION public.translation_search(entity_type text, fields jsonb)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE entity_type WHEN 'product'::text THEN product_search((fields ->> 'name'::text), NULL::text, (fields ->> 'short_description'::text), (fields ->> 'description'::text)) ELSE to_tsvector('simple'::regconfig, order_words(COALESCE((fields ->> 'name'::text), (fields ->> 'title'::text), ''::text))) END
;

CREATE OR REPLACE FUNCTION public.watch_content(watched regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format(
    'create trigger content_change after insert or update or delete on %s
      for each row execute function note_content_change()', watched);
  execute format(
    'create trigger content_change_of_all after truncate on %s
      for each statement execute function note_content_change()', watched);
end $function$
;

CREATE OR REPLACE FUNCTION public.write_audit_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  actor jsonb := nullif(current_setting('shop.actor', true), '')::jsonb;
begin
  if new.audit_change_id <= nullif(current_setting('shop.audited', true), '')::bigint then return null; end if;
  perform set_config('shop.audited', max(audit_change_id)::text, true)
  from audit_change where transaction = pg_current_xact_id();
  with taken as (
    delete from audit_change where transaction = pg_current_xact_id() returning *
  ), rows as (
    -- A row that was changed several times counts as it was before and as it is now.
    select entity_type, entity_id, part, min(audit_change_id) as at, max(entity_uuid::text)::uuid as uuid,
      (array_agg(before order by audit_change_id))[1] as was,
      (array_agg(after order by audit_change_id desc))[1] as becomes
    from taken where not is_list group by entity_type, entity_id, part
  ), items as (
    -- A row that was deleted and inserted again as it was did not change.
    select entity_type, entity_id, part, min(audit_change_id) as at, item, sum(count) as count
    from taken, lateral (values (before, -1), (after, 1)) as side (item, count)
    where is_list and item is not null
    group by entity_type, entity_id, part, item having sum(count) <> 0
  ), fields as (
    select entity_type, entity_id, at, uuid, key as field,
      part = '' and was is null as is_created, part = '' and becomes is null as is_deleted,
      case when was is not null then coalesce(was -> key, 'null') end as was,
      case when becomes is not null then coalesce(becomes -> key, 'null') end as becomes
    from rows, jsonb_object_keys(coalesce(was, '{}') || coalesce(becomes, '{}')) as key
    where coalesce(was -> key, 'null') <> coalesce(becomes -> key, 'null')
    union all
    select entity_type, entity_id, min(at), null, part, false, false,
      coalesce(jsonb_agg(item order by at) filter (where count < 0), '[]'),
      coalesce(jsonb_agg(item order by at) filter (where count > 0), '[]')
    from items group by entity_type, entity_id, part
  ), entries as (
    -- No joins: the planner knows nothing of how many rows there are.
    select entity_type, entity_id, min(at) as at,
      coalesce(max(uuid::text)::uuid, audit_uuid(entity_type, entity_id)) as uuid,
      bool_or(is_created) as is_created, bool_or(is_deleted) as is_deleted,
      coalesce(jsonb_object_agg(field, audit_masked(field, was)) filter (where was is not null), '{}') as was,
      coalesce(jsonb_object_agg(field, audit_masked(field, becomes)) filter (where becomes is not null), '{}') as becomes
    from fields group by entity_type, entity_id
  )
  insert into audit_log
    (actor_kind, actor_uuid, actor_name, action, entity_type, entity_uuid, before, after, request_id)
  select actor ->> 'kind', (actor ->> 'uuid')::uuid, actor ->> 'name', actor ->> 'action', entity_type, uuid,
    case when not is_created then was end, case when not is_deleted then becomes end, actor ->> 'requestId'
  from entries
  -- Not what was created and deleted again, whatever belonged to it.
  where entity_id = 0 or uuid is not null
  order by at;
  return null;
end $function$
;

create table admin_passkey (
  admin_passkey_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  admin_user_id integer not null,
  name text not null,
  credential_id text not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamp with time zone default now() not null,
  last_used_at timestamp with time zone,
  constraint admin_passkey_pkey PRIMARY KEY (admin_passkey_id),
  constraint admin_passkey_credential_key UNIQUE (credential_id),
  constraint admin_passkey_uuid_key UNIQUE (uuid),
  constraint admin_passkey_user_fkey FOREIGN KEY (admin_user_id) REFERENCES admin_user(admin_user_id) ON DELETE CASCADE
);
CREATE INDEX admin_passkey_user_index ON public.admin_passkey USING btree (admin_user_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.admin_passkey FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'admin_user', 'admin_user_id', 'passkeys', 'credential_id,public_key,counter,transports,last_used_at');

create table admin_recovery_code (
  admin_user_id integer not null,
  code_hash bytea not null,
  constraint admin_recovery_code_pkey PRIMARY KEY (admin_user_id, code_hash),
  constraint admin_recovery_code_user_fkey FOREIGN KEY (admin_user_id) REFERENCES admin_user(admin_user_id) ON DELETE CASCADE
);

create table admin_role (
  admin_role_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  name text not null,
  permissions text[] default '{}'::text[] not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint admin_role_pkey PRIMARY KEY (admin_role_id),
  constraint admin_role_name_key UNIQUE (name),
  constraint admin_role_uuid_key UNIQUE (uuid)
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.admin_role FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'admin_role', 'admin_role_id', '', '');

create table admin_setup_link (
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint admin_setup_link_pkey PRIMARY KEY (token_hash)
);

create table admin_token (
  admin_token_id bigint generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  admin_user_id integer not null,
  kind text not null,
  token_hash bytea not null,
  family uuid not null,
  name text,
  expires_at timestamp with time zone,
  used_at timestamp with time zone,
  use_count integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  permissions text[],
  last_used_at timestamp with time zone,
  logged_in_at timestamp with time zone,
  user_agent text,
  constraint admin_token_pkey PRIMARY KEY (admin_token_id),
  constraint admin_token_hash_key UNIQUE (token_hash),
  constraint admin_token_uuid_key UNIQUE (uuid),
  constraint admin_token_kind_check CHECK ((kind = ANY (ARRAY['session'::text, 'access'::text, 'refresh'::text, 'api'::text, 'challenge'::text, 'reset'::text, 'passkey'::text]))),
  constraint admin_token_admin_user_id_fkey FOREIGN KEY (admin_user_id) REFERENCES admin_user(admin_user_id) ON DELETE CASCADE
);
CREATE INDEX admin_token_expires_index ON public.admin_token USING btree (expires_at);
CREATE INDEX admin_token_family_index ON public.admin_token USING btree (family);
CREATE INDEX admin_token_user_index ON public.admin_token USING btree (admin_user_id);
CREATE TRIGGER audit_created AFTER INSERT ON public.admin_token FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (new.kind = 'api'::text))) EXECUTE FUNCTION note_audit_change('own', 'admin_token', 'admin_token_id', '', 'kind,family,used_at,use_count,last_used_at');
CREATE TRIGGER audit_deleted AFTER DELETE ON public.admin_token FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (old.kind = 'api'::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'admin_token', 'admin_token_id', '', 'kind,family,used_at,use_count,last_used_at');

create table admin_totp (
  admin_user_id integer not null,
  secret jsonb not null,
  confirmed_at timestamp with time zone,
  last_step bigint default 0 not null,
  failed_count integer default 0 not null,
  failed_since timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint admin_totp_pkey PRIMARY KEY (admin_user_id),
  constraint admin_totp_user_fkey FOREIGN KEY (admin_user_id) REFERENCES admin_user(admin_user_id) ON DELETE CASCADE
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.admin_totp FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'admin_user', 'admin_user_id', 'authenticators', 'secret,last_step,failed_count,failed_since');

create table admin_user (
  admin_user_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  email text not null,
  password_hash text not null,
  full_name text not null,
  status boolean default true not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  preferences jsonb default '{}'::jsonb not null,
  constraint admin_user_pkey PRIMARY KEY (admin_user_id),
  constraint admin_user_uuid_key UNIQUE (uuid)
);
CREATE UNIQUE INDEX admin_user_email_key ON public.admin_user USING btree (lower(email));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.admin_user FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'admin_user', 'admin_user_id', '', '');

create table admin_user_role (
  admin_user_id integer not null,
  admin_role_id integer not null,
  constraint admin_user_role_pkey PRIMARY KEY (admin_user_id, admin_role_id),
  constraint admin_user_role_admin_role_id_fkey FOREIGN KEY (admin_role_id) REFERENCES admin_role(admin_role_id) ON DELETE CASCADE,
  constraint admin_user_role_admin_user_id_fkey FOREIGN KEY (admin_user_id) REFERENCES admin_user(admin_user_id) ON DELETE CASCADE
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.admin_user_role FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'admin_user', 'admin_user_id', 'roles', '');

create table attribute (
  attribute_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  attribute_code text not null,
  attribute_name text not null,
  type text not null,
  is_required boolean default false not null,
  display_on_frontend boolean default false not null,
  is_filterable boolean default false not null,
  sort_order integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  is_variant_only boolean default false not null,
  constraint attribute_pkey PRIMARY KEY (attribute_id),
  constraint attribute_code_key UNIQUE (attribute_code),
  constraint attribute_uuid_key UNIQUE (uuid),
  constraint attribute_type_check CHECK ((type = ANY (ARRAY['text'::text, 'textarea'::text, 'select'::text, 'multiselect'::text, 'date'::text])))
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.attribute FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'attribute', 'attribute_id', '', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.attribute FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.attribute FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER delete_translations AFTER DELETE ON public.attribute FOR EACH ROW EXECUTE FUNCTION delete_translations();

create table attribute_group (
  attribute_group_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  group_name text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint attribute_group_pkey PRIMARY KEY (attribute_group_id),
  constraint attribute_group_uuid_key UNIQUE (uuid)
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.attribute_group FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'attribute_group', 'attribute_group_id', '', '');

create table attribute_group_link (
  attribute_group_id integer not null,
  attribute_id integer not null,
  constraint attribute_group_link_pkey PRIMARY KEY (attribute_group_id, attribute_id),
  constraint attribute_group_link_attribute_group_id_fkey FOREIGN KEY (attribute_group_id) REFERENCES attribute_group(attribute_group_id) ON DELETE CASCADE,
  constraint attribute_group_link_attribute_id_fkey FOREIGN KEY (attribute_id) REFERENCES attribute(attribute_id) ON DELETE CASCADE
);
CREATE INDEX attribute_group_link_attribute_index ON public.attribute_group_link USING btree (attribute_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.attribute_group_link FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'attribute', 'attribute_id', 'groups', '');

create table attribute_option (
  attribute_option_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  attribute_id integer not null,
  option_text text not null,
  sort_order integer default 0 not null,
  color text,
  text_alike text,
  option_key text generated always as ((text_key(option_text) ||
CASE
    WHEN (option_text = text_alike) THEN ('
'::text || option_text)
    ELSE ''::text
END)) stored not null,
  constraint attribute_option_pkey PRIMARY KEY (attribute_option_id),
  constraint attribute_option_option_key UNIQUE (attribute_id, option_key) DEFERRABLE,
  constraint attribute_option_pair_key UNIQUE (attribute_id, attribute_option_id),
  constraint attribute_option_text_key UNIQUE (attribute_id, option_text) DEFERRABLE,
  constraint attribute_option_uuid_key UNIQUE (uuid),
  constraint attribute_option_color_check CHECK ((color ~ '^#[0-9a-f]{6}$'::text)),
  constraint attribute_option_attribute_id_fkey FOREIGN KEY (attribute_id) REFERENCES attribute(attribute_id) ON DELETE CASCADE
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.attribute_option FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'attribute', 'attribute_id', 'options', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.attribute_option FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.attribute_option FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER delete_translations AFTER DELETE ON public.attribute_option FOR EACH ROW EXECUTE FUNCTION delete_translations();

create table audit_change (
  transaction xid8 default pg_current_xact_id() not null,
  audit_change_id bigint generated always as identity not null,
  entity_type text not null,
  entity_id bigint default 0 not null,
  entity_uuid uuid,
  part text not null,
  is_list boolean not null,
  before jsonb,
  after jsonb,
  constraint audit_change_pkey PRIMARY KEY (transaction, audit_change_id)
);
CREATE CONSTRAINT TRIGGER audit_entries AFTER INSERT ON public.audit_change DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION write_audit_entries();

create table audit_log (
  audit_log_id bigint generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  actor_kind text not null,
  actor_uuid uuid,
  actor_name text not null,
  action text not null,
  entity_type text not null,
  entity_uuid uuid,
  before jsonb,
  after jsonb,
  request_id text,
  created_at timestamp with time zone default now() not null,
  constraint audit_log_pkey PRIMARY KEY (audit_log_id),
  constraint audit_log_uuid_key UNIQUE (uuid),
  constraint audit_log_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['admin'::text, 'command'::text, 'job'::text]))),
  constraint audit_log_change_check CHECK (((before IS NOT NULL) OR (after IS NOT NULL)))
);
CREATE INDEX audit_log_action_index ON public.audit_log USING btree (action, audit_log_id);
CREATE INDEX audit_log_actor_index ON public.audit_log USING btree (actor_uuid, audit_log_id);
CREATE INDEX audit_log_created_index ON public.audit_log USING btree (created_at, audit_log_id);
CREATE INDEX audit_log_entity_index ON public.audit_log USING btree (entity_type, entity_uuid, audit_log_id);
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_log();

create table blog_category (
  blog_category_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  name text not null,
  url_key text not null,
  description text,
  status boolean default true not null,
  meta_title text,
  meta_description text,
  meta_data jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint blog_category_pkey PRIMARY KEY (blog_category_id),
  constraint blog_category_url_key_key UNIQUE (url_key),
  constraint blog_category_uuid_key UNIQUE (uuid)
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.blog_category FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'blog_category', 'blog_category_id', '', '');
CREATE TRIGGER delete_translations AFTER DELETE ON public.blog_category FOR EACH ROW EXECUTE FUNCTION delete_translations();

create table blog_post (
  blog_post_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  name text not null,
  url_key text not null,
  short_description text,
  content text,
  author text,
  image text,
  status boolean default false not null,
  published_at timestamp with time zone,
  meta_title text,
  meta_description text,
  meta_data jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint blog_post_pkey PRIMARY KEY (blog_post_id),
  constraint blog_post_url_key_key UNIQUE (url_key),
  constraint blog_post_uuid_key UNIQUE (uuid),
  constraint blog_post_published_check CHECK (((NOT status) OR (published_at IS NOT NULL)))
);
CREATE INDEX blog_post_published_index ON public.blog_post USING btree (published_at, blog_post_id) WHERE status;
CREATE INDEX blog_post_search_index ON public.blog_post USING gin (to_tsvector('simple'::regconfig, order_words(name)));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.blog_post FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'blog_post', 'blog_post_id', '', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.blog_post FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.blog_post FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER delete_translations AFTER DELETE ON public.blog_post FOR EACH ROW EXECUTE FUNCTION delete_translations();

create table blog_post_category (
  blog_post_id integer not null,
  blog_category_id integer not null,
  constraint blog_post_category_pkey PRIMARY KEY (blog_category_id, blog_post_id),
  constraint blog_post_category_category_fkey FOREIGN KEY (blog_category_id) REFERENCES blog_category(blog_category_id) ON DELETE CASCADE,
  constraint blog_post_category_post_fkey FOREIGN KEY (blog_post_id) REFERENCES blog_post(blog_post_id) ON DELETE CASCADE
);
CREATE INDEX blog_post_category_post_index ON public.blog_post_category USING btree (blog_post_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.blog_post_category FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'blog_post', 'blog_post_id', 'categories', '');

create table cart (
  cart_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  status boolean default true not null,
  version integer default 1 not null,
  sid uuid,
  customer_id integer,
  customer_group_id integer,
  customer_email text,
  customer_full_name text,
  user_ip text,
  currency text not null,
  coupon text,
  no_shipping_required boolean default false not null,
  shipping_method_data jsonb,
  payment_method text,
  payment_method_name text,
  shipping_note text,
  total_qty integer default 0 not null,
  total_weight numeric(14,4) default 0 not null,
  sub_total numeric(16,4) default 0 not null,
  sub_total_incl_tax numeric(16,4) default 0 not null,
  sub_total_with_discount numeric(16,4) default 0 not null,
  sub_total_with_discount_incl_tax numeric(16,4) default 0 not null,
  discount_amount numeric(16,4) default 0 not null,
  tax_amount numeric(16,4) default 0 not null,
  tax_amount_before_discount numeric(16,4) default 0 not null,
  shipping_fee_excl_tax numeric(16,4) default 0 not null,
  shipping_fee_incl_tax numeric(16,4) default 0 not null,
  shipping_tax_amount numeric(16,4) default 0 not null,
  total_tax_amount numeric(16,4) default 0 not null,
  grand_total numeric(16,4) default 0 not null,
  errors jsonb default '[]'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  totals_changed boolean default false not null,
  locale text,
  meta_data jsonb default '{}'::jsonb not null,
  express jsonb,
  tax_exempt boolean default false not null,
  tax_exempt_reason text,
  reverse_charge boolean default false not null,
  vat_check jsonb,
  coupons jsonb default '[]'::jsonb not null,
  discounts jsonb default '[]'::jsonb not null,
  declined_gifts jsonb default '[]'::jsonb not null,
  tenders jsonb,
  origin text,
  origin_who text,
  origin_session text,
  taken_over_at timestamp(3) with time zone,
  constraint cart_pkey PRIMARY KEY (cart_id),
  constraint cart_uuid_key UNIQUE (uuid),
  constraint cart_grand_total_check CHECK ((grand_total >= (0)::numeric)),
  constraint cart_origin_check CHECK (((origin IS NOT NULL) OR ((origin_who IS NULL) AND (origin_session IS NULL))))
);
CREATE INDEX cart_customer_index ON public.cart USING btree (customer_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX cart_sid_index ON public.cart USING btree (sid) WHERE (sid IS NOT NULL);
CREATE INDEX cart_updated_index ON public.cart USING btree (updated_at) WHERE status;

create table cart_address (
  cart_address_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  cart_id integer not null,
  type text not null,
  full_name text not null,
  postcode text not null,
  telephone text not null,
  country text not null,
  province text not null,
  city text not null,
  address_1 text not null,
  address_2 text,
  company text,
  vat_id text,
  constraint cart_address_pkey PRIMARY KEY (cart_address_id),
  constraint cart_address_cart_key UNIQUE (cart_id, type),
  constraint cart_address_uuid_key UNIQUE (uuid),
  constraint cart_address_type_check CHECK ((type = ANY (ARRAY['shipping'::text, 'billing'::text]))),
  constraint cart_address_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES cart(cart_id) ON DELETE CASCADE
);

create table cart_hand_over (
  cart_hand_over_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  cart_id integer not null,
  key_hash bytea not null,
  expires_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null,
  constraint cart_hand_over_pkey PRIMARY KEY (cart_hand_over_id),
  constraint cart_hand_over_key_hash_key UNIQUE (key_hash),
  constraint cart_hand_over_uuid_key UNIQUE (uuid),
  constraint cart_hand_over_expires_at_check CHECK ((expires_at >= created_at)),
  constraint cart_hand_over_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES cart(cart_id) ON DELETE CASCADE
);
CREATE INDEX cart_hand_over_cart_index ON public.cart_hand_over USING btree (cart_id, cart_hand_over_id);
CREATE INDEX cart_hand_over_expires_index ON public.cart_hand_over USING btree (expires_at);

create table cart_item (
  cart_item_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  cart_id integer not null,
  product_id integer not null,
  product_sku text not null,
  group_id integer not null,
  product_name text not null,
  thumbnail text,
  product_weight numeric(12,4) not null,
  product_price numeric(16,4) not null,
  product_price_incl_tax numeric(16,4) not null,
  final_price numeric(16,4) not null,
  final_price_incl_tax numeric(16,4) not null,
  qty integer not null,
  tax_percent numeric(10,4) default 0 not null,
  tax_amount numeric(16,4) default 0 not null,
  tax_amount_before_discount numeric(16,4) default 0 not null,
  discount_amount numeric(16,4) default 0 not null,
  line_total numeric(16,4) not null,
  line_total_incl_tax numeric(16,4) not null,
  line_total_with_discount numeric(16,4) not null,
  line_total_with_discount_incl_tax numeric(16,4) not null,
  variant_group_id integer,
  variant_options text,
  product_custom_options text,
  no_shipping_required boolean default false not null,
  created_at timestamp with time zone default now() not null,
  line_origin text,
  line_key text generated always as (
CASE
    WHEN (line_origin IS NULL) THEN ('p:'::text || (product_id)::text)
    ELSE ((('p:'::text || (product_id)::text) || ':'::text) || line_origin)
END) stored not null,
  is_gift boolean default false not null,
  discounts jsonb default '[]'::jsonb not null,
  inputs jsonb,
  constraint cart_item_pkey PRIMARY KEY (cart_item_id),
  constraint cart_item_product_key UNIQUE (cart_id, line_key),
  constraint cart_item_uuid_key UNIQUE (uuid),
  constraint cart_item_discount_check CHECK ((discount_amount >= (0)::numeric)),
  constraint cart_item_inputs_check CHECK ((jsonb_typeof(inputs) = 'object'::text)),
  constraint cart_item_qty_check CHECK (((qty >= 1) AND (qty <= 100000))),
  constraint cart_item_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES cart(cart_id) ON DELETE CASCADE,
  constraint cart_item_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(product_id) ON DELETE CASCADE
);
CREATE INDEX cart_item_product_index ON public.cart_item USING btree (product_id);
CREATE TRIGGER deletion AFTER INSERT OR DELETE OR UPDATE ON public.cart_item FOR EACH ROW WHEN ((current_setting('shop.deletion'::text, true) <> ''::text)) EXECUTE FUNCTION note_deletion('cart_item_id');

create table cart_reminder (
  cart_reminder_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  cart_id integer not null,
  number smallint not null,
  email text not null,
  created_at timestamp with time zone not null,
  constraint cart_reminder_pkey PRIMARY KEY (cart_reminder_id),
  constraint cart_reminder_cart_key UNIQUE (cart_id, number),
  constraint cart_reminder_uuid_key UNIQUE (uuid),
  constraint cart_reminder_number_check CHECK ((number = ANY (ARRAY[1, 2]))),
  constraint cart_reminder_cart_fkey FOREIGN KEY (cart_id) REFERENCES cart(cart_id) ON DELETE CASCADE
);
CREATE INDEX cart_reminder_email_index ON public.cart_reminder USING btree (lower(email));
CREATE INDEX cart_reminder_time_index ON public.cart_reminder USING btree (created_at);

create table category (
  category_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  parent_id integer,
  name text not null,
  url_key text not null,
  status boolean default true not null,
  "position" integer default 0 not null,
  description text,
  short_description text,
  image text,
  meta_title text,
  meta_description text,
  meta_keywords text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  meta_data jsonb default '{}'::jsonb not null,
  constraint category_pkey PRIMARY KEY (category_id),
  constraint category_url_key_key UNIQUE (url_key),
  constraint category_uuid_key UNIQUE (uuid),
  constraint category_parent_fkey FOREIGN KEY (parent_id) REFERENCES category(category_id)
);
CREATE INDEX category_parent_index ON public.category USING btree (parent_id);
CREATE INDEX category_search_index ON public.category USING gin (to_tsvector('simple'::regconfig, order_words(name)));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.category FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'category', 'category_id', '', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.category FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.category FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER delete_translations AFTER DELETE ON public.category FOR EACH ROW EXECUTE FUNCTION delete_translations();
CREATE TRIGGER deletion AFTER INSERT OR DELETE OR UPDATE ON public.category FOR EACH ROW WHEN ((current_setting('shop.deletion'::text, true) <> ''::text)) EXECUTE FUNCTION note_deletion('category_id');

create table changeset (
  changeset_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  name text not null,
  theme text,
  route_cursors jsonb default '{}'::jsonb not null,
  created_by integer,
  published_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint changeset_pkey PRIMARY KEY (changeset_id),
  constraint changeset_uuid_key UNIQUE (uuid),
  constraint changeset_cursors_check CHECK ((jsonb_typeof(route_cursors) = 'object'::text)),
  constraint changeset_created_by_fkey FOREIGN KEY (created_by) REFERENCES admin_user(admin_user_id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX changeset_open_draft_key ON public.changeset USING btree (created_by, COALESCE(theme, ''::text)) WHERE ((published_at IS NULL) AND (name ~~ 'pb-draft-%'::text));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.changeset FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'changeset', 'changeset_id', '', '');

create table changeset_operation (
  changeset_operation_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  changeset_id integer not null,
  change_order integer not null,
  route text not null,
  entity_urn text not null,
  old_payload jsonb,
  new_payload jsonb,
  created_at timestamp with time zone default now() not null,
  step integer,
  constraint changeset_operation_pkey PRIMARY KEY (changeset_operation_id),
  constraint changeset_operation_order_key UNIQUE (changeset_id, change_order),
  constraint changeset_operation_uuid_key UNIQUE (uuid),
  constraint changeset_operation_payload_check CHECK (((old_payload IS NOT NULL) OR (new_payload IS NOT NULL))),
  constraint changeset_operation_step_check CHECK ((step <= change_order)),
  constraint changeset_operation_changeset_fkey FOREIGN KEY (changeset_id) REFERENCES changeset(changeset_id) ON DELETE CASCADE
);
CREATE INDEX changeset_operation_entity_index ON public.changeset_operation USING btree (changeset_id, entity_urn, change_order);
CREATE INDEX changeset_operation_page_index ON public.changeset_operation USING btree (changeset_id, ((new_payload ->> 'route'::text)), COALESCE((new_payload ->> 'entity_urn'::text), ''::text));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.changeset_operation FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'changeset', 'changeset_id', 'operations', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.changeset_operation FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.changeset_operation FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

create table cms_page (
  cms_page_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  title text not null,
  content text,
  url_key text not null,
  status boolean default false not null,
  meta_title text,
  meta_description text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint cms_page_pkey PRIMARY KEY (cms_page_id),
  constraint cms_page_url_key_key UNIQUE (url_key),
  constraint cms_page_uuid_key UNIQUE (uuid)
);
CREATE INDEX cms_page_search_index ON public.cms_page USING gin (to_tsvector('simple'::regconfig, order_words(title)));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.cms_page FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'cms_page', 'cms_page_id', '', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.cms_page FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.cms_page FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER delete_translations AFTER DELETE ON public.cms_page FOR EACH ROW EXECUTE FUNCTION delete_translations();
CREATE TRIGGER deletion AFTER INSERT OR DELETE OR UPDATE ON public.cms_page FOR EACH ROW WHEN ((current_setting('shop.deletion'::text, true) <> ''::text)) EXECUTE FUNCTION note_deletion('cms_page_id');

create table collection (
  collection_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  name text not null,
  code text not null,
  description text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  meta_data jsonb default '{}'::jsonb not null,
  constraint collection_pkey PRIMARY KEY (collection_id),
  constraint collection_code_key UNIQUE (code),
  constraint collection_uuid_key UNIQUE (uuid)
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.collection FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'collection', 'collection_id', '', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.collection FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.collection FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER delete_translations AFTER DELETE ON public.collection FOR EACH ROW EXECUTE FUNCTION delete_translations();

create table contact_message (
  contact_message_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  full_name text not null,
  email text not null,
  message text not null,
  locale text not null,
  status text default 'new'::text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint contact_message_pkey PRIMARY KEY (contact_message_id),
  constraint contact_message_uuid_key UNIQUE (uuid),
  constraint contact_message_status_check CHECK ((status = ANY (ARRAY['new'::text, 'answered'::text])))
);
CREATE INDEX contact_message_status_index ON public.contact_message USING btree (status, contact_message_id DESC);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.contact_message FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'contact_message', 'contact_message_id', '', '');

create table content_change (
  transaction xid8 default pg_current_xact_id() not null,
  changed_at timestamp with time zone default clock_timestamp() not null,
  constraint content_change_pkey PRIMARY KEY (transaction)
);
CREATE INDEX content_change_time_index ON public.content_change USING btree (changed_at);

create table coupon (
  coupon_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  coupon text not null,
  status smallint not null,
  description text default ''::text not null,
  discount_type text not null,
  discount_amount numeric(16,4) not null,
  free_shipping smallint default 0 not null,
  target_products jsonb,
  condition jsonb,
  user_condition jsonb,
  buyx_gety jsonb,
  max_uses_time_per_coupon integer,
  max_uses_time_per_customer integer,
  used_time integer default 0 not null,
  start_date timestamp with time zone,
  end_date timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  coupon_alike text,
  amounts jsonb default '{}'::jsonb not null,
  constraint coupon_pkey PRIMARY KEY (coupon_id),
  constraint coupon_code_key UNIQUE (coupon),
  constraint coupon_uuid_key UNIQUE (uuid),
  constraint coupon_amounts_check CHECK ((jsonb_typeof(amounts) = 'object'::text)),
  constraint coupon_cap_check CHECK ((used_time <= max_uses_time_per_coupon)),
  constraint coupon_code_check CHECK ((coupon ~ '^[a-zA-Z0-9]+$'::text)),
  constraint coupon_dates_check CHECK ((start_date < end_date)),
  constraint coupon_discount_amount_check CHECK ((discount_amount >= (0)::numeric)),
  constraint coupon_discount_type_check CHECK ((discount_type = ANY (ARRAY['fixed_discount_to_entire_order'::text, 'percentage_discount_to_entire_order'::text, 'fixed_discount_to_specific_products'::text, 'percentage_discount_to_specific_products'::text, 'buy_x_get_y'::text]))),
  constraint coupon_free_shipping_check CHECK ((free_shipping = ANY (ARRAY[0, 1]))),
  constraint coupon_max_uses_per_coupon_check CHECK ((max_uses_time_per_coupon >= 0)),
  constraint coupon_max_uses_per_customer_check CHECK ((max_uses_time_per_customer >= 0)),
  constraint coupon_status_check CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint coupon_used_time_check CHECK ((used_time >= 0))
);
CREATE INDEX coupon_search_index ON public.coupon USING gin (to_tsvector('simple'::regconfig, order_words(coupon)));
CREATE UNIQUE INDEX coupon_text_key ON public.coupon USING btree (text_key(coupon), (
CASE
    WHEN (coupon = coupon_alike) THEN coupon
    ELSE ''::text
END));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.coupon FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'coupon', 'coupon_id', '', 'used_time');
CREATE TRIGGER deletion AFTER INSERT OR DELETE OR UPDATE ON public.coupon FOR EACH ROW WHEN ((current_setting('shop.deletion'::text, true) <> ''::text)) EXECUTE FUNCTION note_deletion('coupon_id');

create table coupon_redemption (
  order_id integer not null,
  coupon_id integer not null,
  customer_key text not null,
  constraint coupon_redemption_key PRIMARY KEY (order_id, coupon_id),
  constraint coupon_redemption_coupon_fkey FOREIGN KEY (coupon_id) REFERENCES coupon(coupon_id) ON DELETE CASCADE,
  constraint coupon_redemption_order_fkey FOREIGN KEY (order_id) REFERENCES "order"(order_id) ON DELETE CASCADE
);
CREATE INDEX coupon_redemption_coupon_index ON public.coupon_redemption USING btree (coupon_id);
CREATE TRIGGER deletion AFTER INSERT OR DELETE OR UPDATE ON public.coupon_redemption FOR EACH ROW WHEN ((current_setting('shop.deletion'::text, true) <> ''::text)) EXECUTE FUNCTION note_deletion('order_id', 'coupon_id');

create table coupon_use (
  coupon_id integer not null,
  customer_key text not null,
  used integer not null,
  constraint coupon_use_key PRIMARY KEY (coupon_id, customer_key),
  constraint coupon_use_used_check CHECK ((used >= 0)),
  constraint coupon_use_coupon_fkey FOREIGN KEY (coupon_id) REFERENCES coupon(coupon_id) ON DELETE CASCADE
);
CREATE TRIGGER deletion AFTER INSERT OR DELETE OR UPDATE ON public.coupon_use FOR EACH ROW WHEN ((current_setting('shop.deletion'::text, true) <> ''::text)) EXECUTE FUNCTION note_deletion('coupon_id', 'customer_key');

create table currency (
  currency_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  code text not null,
  status smallint default 1 not null,
  rate numeric(20,10),
  rate_base text,
  rate_at timestamp with time zone,
  held_rate numeric(20,10),
  held_at timestamp with time zone,
  step numeric(16,4),
  ending numeric(16,4),
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint currency_pkey PRIMARY KEY (currency_id),
  constraint currency_code_key UNIQUE (code),
  constraint currency_uuid_key UNIQUE (uuid),
  constraint currency_code_check CHECK ((code ~ '^[A-Z]{3}$'::text)),
  constraint currency_ending_check CHECK ((ending >= (0)::numeric)),
  constraint currency_held_rate_check CHECK (((held_rate > (0)::numeric) AND ((held_rate IS NULL) = (held_at IS NULL)))),
  constraint currency_rate_base_check CHECK ((((rate IS NULL) = (rate_base IS NULL)) AND ((rate IS NULL) = (rate_at IS NULL)))),
  constraint currency_rate_check CHECK ((rate > (0)::numeric)),
  constraint currency_status_check CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint currency_step_check CHECK ((step > (0)::numeric))
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.currency FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'currency', 'currency_id', '', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.currency FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.currency FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

create table customer (
  customer_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  status smallint default 1 not null,
  group_id integer default 1 not null,
  email text not null,
  password_hash text not null,
  full_name text not null,
  meta_data jsonb default '{}'::jsonb not null,
  created_at timestamp(3) with time zone default now() not null,
  updated_at timestamp(3) with time zone default now() not null,
  email_confirmed_at timestamp with time zone,
  tax_exempt boolean default false not null,
  tax_exempt_reason text,
  tax_exempt_until timestamp with time zone,
  constraint customer_pkey PRIMARY KEY (customer_id),
  constraint customer_uuid_key UNIQUE (uuid),
  constraint customer_status_check CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint customer_group_fkey FOREIGN KEY (group_id) REFERENCES customer_group(customer_group_id) ON DELETE SET DEFAULT
);
CREATE INDEX customer_created_index ON public.customer USING btree (created_at, customer_id);
CREATE INDEX customer_email_index ON public.customer USING btree (email, customer_id);
CREATE UNIQUE INDEX customer_email_key ON public.customer USING btree (lower(email));
CREATE INDEX customer_group_index ON public.customer USING btree (group_id);
CREATE INDEX customer_name_index ON public.customer USING btree (full_name, customer_id);
CREATE INDEX customer_search_index ON public.customer USING gin (to_tsvector('simple'::regconfig, order_words(((full_name || ' '::text) || email))));
CREATE INDEX customer_tax_exempt_index ON public.customer USING btree (customer_id) WHERE tax_exempt;
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.customer FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'customer', 'customer_id', '', '');

create table customer_address (
  customer_address_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  customer_id integer not null,
  full_name text not null,
  telephone text not null,
  address_1 text not null,
  address_2 text,
  postcode text not null,
  city text not null,
  province text not null,
  country text not null,
  is_default boolean default false not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  company text,
  vat_id text,
  constraint customer_address_pkey PRIMARY KEY (customer_address_id),
  constraint customer_address_uuid_key UNIQUE (uuid),
  constraint customer_address_customer_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id) ON DELETE CASCADE
);
CREATE INDEX customer_address_customer_index ON public.customer_address USING btree (customer_id);
CREATE UNIQUE INDEX customer_address_default_key ON public.customer_address USING btree (customer_id) WHERE is_default;
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.customer_address FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'customer', 'customer_id', 'addresses', '');

create table customer_email_change (
  customer_id integer not null,
  uuid uuid default gen_random_uuid() not null,
  email text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  constraint customer_email_change_pkey PRIMARY KEY (customer_id),
  constraint customer_email_change_uuid_key UNIQUE (uuid),
  constraint customer_email_change_customer_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id) ON DELETE CASCADE
);

create table customer_export (
  customer_export_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  customer_id integer not null,
  content bytea,
  ready_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint customer_export_pkey PRIMARY KEY (customer_export_id),
  constraint customer_export_uuid_key UNIQUE (uuid),
  constraint customer_export_ready_check CHECK (((content IS NULL) = (ready_at IS NULL))),
  constraint customer_export_customer_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id) ON DELETE CASCADE
);
CREATE INDEX customer_export_created_index ON public.customer_export USING btree (created_at);
CREATE INDEX customer_export_customer_index ON public.customer_export USING btree (customer_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.customer_export FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'customer_export', 'customer_export_id', '', 'content,ready_at');

create table customer_group (
  customer_group_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  group_name text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  tax_exempt boolean default false not null,
  tax_exempt_reason text,
  tax_exempt_until timestamp with time zone,
  prices_shown text,
  constraint customer_group_pkey PRIMARY KEY (customer_group_id),
  constraint customer_group_uuid_key UNIQUE (uuid),
  constraint customer_group_prices_shown_check CHECK ((prices_shown = ANY (ARRAY['stored'::text, 'gross'::text, 'net'::text])))
);
CREATE UNIQUE INDEX customer_group_name_key ON public.customer_group USING btree (lower(group_name));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.customer_group FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'customer_group', 'customer_group_id', '', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.customer_group FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.customer_group FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

create table customer_group_member (
  customer_id integer not null,
  customer_group_id integer not null,
  "position" integer not null,
  uuid uuid default gen_random_uuid() not null,
  constraint customer_group_member_pkey PRIMARY KEY (customer_id, customer_group_id),
  constraint customer_group_member_uuid_key UNIQUE (uuid),
  constraint customer_group_member_position_check CHECK (("position" > 0)),
  constraint customer_group_member_customer_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id) ON DELETE CASCADE,
  constraint customer_group_member_group_fkey FOREIGN KEY (customer_group_id) REFERENCES customer_group(customer_group_id) ON DELETE CASCADE
);
CREATE INDEX customer_group_member_group_index ON public.customer_group_member USING btree (customer_group_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.customer_group_member FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'customer', 'customer_id', 'groups', '');

create table customer_token (
  customer_token_id bigint generated always as identity not null,
  customer_id integer not null,
  kind text not null,
  token_hash bytea not null,
  family uuid not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  use_count integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  logged_in_at timestamp with time zone,
  user_agent text,
  constraint customer_token_pkey PRIMARY KEY (customer_token_id),
  constraint customer_token_hash_key UNIQUE (token_hash),
  constraint customer_token_kind_check CHECK ((kind = ANY (ARRAY['access'::text, 'refresh'::text, 'reset'::text, 'email'::text]))),
  constraint customer_token_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id) ON DELETE CASCADE
);
CREATE INDEX customer_token_customer_index ON public.customer_token USING btree (customer_id);
CREATE INDEX customer_token_expires_index ON public.customer_token USING btree (expires_at);
CREATE INDEX customer_token_family_index ON public.customer_token USING btree (family);

create table deletion (
  deletion_id bigint generated always as identity not null,
  uuid uuid not null,
  entity_type text not null,
  name text not null,
  count integer not null,
  permission text not null,
  admin_user_id integer not null,
  deleted_at timestamp with time zone default clock_timestamp() not null,
  constraint deletion_pkey PRIMARY KEY (deletion_id),
  constraint deletion_uuid_key UNIQUE (uuid),
  constraint deletion_admin_user_fkey FOREIGN KEY (admin_user_id) REFERENCES admin_user(admin_user_id) ON DELETE CASCADE
);
CREATE INDEX deletion_admin_user_index ON public.deletion USING btree (admin_user_id);
CREATE INDEX deletion_deleted_index ON public.deletion USING btree (deleted_at);

create table deletion_row (
  deletion_row_id bigint generated always as identity not null,
  deletion_uuid uuid not null,
  table_name text not null,
  key jsonb not null,
  before jsonb,
  after jsonb,
  constraint deletion_row_pkey PRIMARY KEY (deletion_row_id),
  constraint deletion_row_deletion_fkey FOREIGN KEY (deletion_uuid) REFERENCES deletion(uuid) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX deletion_row_table_index ON public.deletion_row USING btree (deletion_uuid, table_name);

create table document (
  document_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  document_order_id integer not null,
  kind text not null,
  series text not null,
  number text not null,
  issued_at timestamp with time zone not null,
  supply_date date,
  currency text not null,
  net numeric(16,4) not null,
  tax numeric(16,4) not null,
  gross numeric(16,4) not null,
  taxes jsonb not null,
  cancels uuid,
  snapshot jsonb not null,
  sha256 text not null,
  content bytea not null,
  refund_id integer,
  constraint document_pkey PRIMARY KEY (document_id),
  constraint document_number_key UNIQUE (series, number),
  constraint document_refund_key UNIQUE (refund_id),
  constraint document_uuid_key UNIQUE (uuid),
  constraint document_amounts_check CHECK (((net + tax) = gross)),
  constraint document_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text, 'correction'::text]))),
  constraint document_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint document_order_fkey FOREIGN KEY (document_order_id) REFERENCES "order"(order_id),
  constraint document_refund_fkey FOREIGN KEY (refund_id) REFERENCES refund(refund_id)
);
CREATE UNIQUE INDEX document_cancels_key ON public.document USING btree (cancels) WHERE (cancels IS NOT NULL);
CREATE UNIQUE INDEX document_invoice_key ON public.document USING btree (document_order_id) WHERE (kind = 'invoice'::text);
CREATE INDEX document_order_index ON public.document USING btree (document_order_id);
CREATE TRIGGER document_never_changes BEFORE DELETE OR UPDATE ON public.document FOR EACH ROW EXECUTE FUNCTION refuse_document_change();

create table email_log (
  email_log_id bigint generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  kind text not null,
  recipient text,
  subject text,
  language text,
  entity_uuid uuid,
  order_uuid uuid,
  status text not null,
  reason text,
  error text,
  attempts integer default 1 not null,
  delivery_id text not null,
  input jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint email_log_pkey PRIMARY KEY (email_log_id),
  constraint email_log_delivery_key UNIQUE NULLS NOT DISTINCT (delivery_id, recipient),
  constraint email_log_uuid_key UNIQUE (uuid),
  constraint email_log_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'failed'::text, 'suppressed'::text])))
);
CREATE INDEX email_log_entity_index ON public.email_log USING btree (entity_uuid);
CREATE INDEX email_log_order_index ON public.email_log USING btree (order_uuid);
CREATE INDEX email_log_recipient_index ON public.email_log USING btree (lower(recipient));
CREATE INDEX email_log_time_index ON public.email_log USING btree (created_at);

create table erasure_wish (
  customer_id integer not null,
  uuid uuid default gen_random_uuid() not null,
  created_at timestamp with time zone not null,
  constraint erasure_wish_pkey PRIMARY KEY (customer_id),
  constraint erasure_wish_uuid_key UNIQUE (uuid),
  constraint erasure_wish_customer_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id) ON DELETE CASCADE
);

create table event_log (
  event_log_id bigint generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  event text not null,
  payload jsonb not null,
  created_at timestamp with time zone default now() not null,
  constraint event_log_pkey PRIMARY KEY (event_log_id),
  constraint event_log_uuid_key UNIQUE (uuid)
);
CREATE INDEX event_log_created_index ON public.event_log USING btree (created_at);
CREATE INDEX event_log_event_index ON public.event_log USING btree (event, created_at);

create table idempotency_key (
  key_id bytea not null,
  payload bytea not null,
  holder uuid not null,
  leased_until timestamp with time zone not null,
  answer bytea,
  created_at timestamp with time zone not null,
  constraint idempotency_key_pkey PRIMARY KEY (key_id)
);
CREATE INDEX idempotency_key_created_index ON public.idempotency_key USING btree (created_at);

create table job_run (
  job_run_id bigint generated always as identity not null,
  job text not null,
  worker_id text not null,
  started_at timestamp with time zone default now() not null,
  finished_at timestamp with time zone,
  error text,
  constraint job_run_pkey PRIMARY KEY (job_run_id)
);
CREATE INDEX job_run_job_index ON public.job_run USING btree (job, started_at);
CREATE INDEX job_run_open_index ON public.job_run USING btree (worker_id) WHERE (finished_at IS NULL);

create table landing_page (
  landing_page_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  status boolean default false not null,
  name text not null,
  url_key text not null,
  description text,
  meta_title text,
  meta_description text,
  publish_start timestamp with time zone,
  publish_end timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint landing_page_pkey PRIMARY KEY (landing_page_id),
  constraint landing_page_url_key_key UNIQUE (url_key),
  constraint landing_page_uuid_key UNIQUE (uuid),
  constraint landing_page_window_check CHECK ((publish_end > publish_start))
);
CREATE INDEX landing_page_end_index ON public.landing_page USING btree (publish_end) WHERE (publish_end IS NOT NULL);
CREATE INDEX landing_page_start_index ON public.landing_page USING btree (publish_start) WHERE (publish_start IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.landing_page FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'landing_page', 'landing_page_id', '', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.landing_page FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.landing_page FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER delete_translations AFTER DELETE ON public.landing_page FOR EACH ROW EXECUTE FUNCTION delete_translations();

create table measurement_event (
  measurement_event_id bigint generated always as identity not null,
  visit_id uuid not null,
  name text not null,
  path text not null,
  subject text,
  hits integer,
  occurred_at timestamp with time zone not null,
  constraint measurement_event_pkey PRIMARY KEY (measurement_event_id),
  constraint measurement_event_name_check CHECK ((name = ANY (ARRAY['page_viewed'::text, 'product_viewed'::text, 'searched'::text, 'added_to_cart'::text, 'checkout_started'::text, 'order_placed'::text]))),
  constraint measurement_event_size_check CHECK (((length(path) <= 500) AND (length(subject) <= 200)))
);
CREATE INDEX measurement_event_time_index ON public.measurement_event USING btree (occurred_at);

create table media_file (
  media_file_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  url text not null,
  folder text not null,
  name text not null,
  type text not null,
  size bigint not null,
  width integer,
  height integer,
  alt text default ''::text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint media_file_pkey PRIMARY KEY (media_file_id),
  constraint media_file_url_key UNIQUE (url),
  constraint media_file_uuid_key UNIQUE (uuid)
);
CREATE INDEX media_file_created_index ON public.media_file USING btree (created_at, media_file_id);
CREATE INDEX media_file_folder_index ON public.media_file USING btree (folder, media_file_id);
CREATE INDEX media_file_unread_index ON public.media_file USING btree (media_file_id) WHERE (width IS NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.media_file FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'media_file', 'media_file_id', '', 'width,height');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.media_file FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.media_file FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

create table menu (
  menu_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  code text not null,
  name text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint menu_pkey PRIMARY KEY (menu_id),
  constraint menu_code_key UNIQUE (code),
  constraint menu_uuid_key UNIQUE (uuid)
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.menu FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'menu', 'menu_id', '', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.menu FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.menu FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER deletion AFTER INSERT OR DELETE OR UPDATE ON public.menu FOR EACH ROW WHEN ((current_setting('shop.deletion'::text, true) <> ''::text)) EXECUTE FUNCTION note_deletion('menu_id');

create table menu_item (
  menu_item_id integer generated always as identity not null,
  uuid uuid not null,
  menu_id integer not null,
  parent_uuid uuid,
  "position" integer not null,
  name text not null,
  target text,
  constraint menu_item_pkey PRIMARY KEY (menu_item_id),
  constraint menu_item_uuid_key UNIQUE (uuid),
  constraint menu_item_menu_fkey FOREIGN KEY (menu_id) REFERENCES menu(menu_id) ON DELETE CASCADE,
  constraint menu_item_parent_fkey FOREIGN KEY (parent_uuid) REFERENCES menu_item(uuid) ON DELETE CASCADE
);
CREATE INDEX menu_item_menu_index ON public.menu_item USING btree (menu_id, "position");
CREATE INDEX menu_item_parent_index ON public.menu_item USING btree (parent_uuid);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.menu_item FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'menu', 'menu_id', 'items', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.menu_item FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.menu_item FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER delete_translations AFTER DELETE ON public.menu_item FOR EACH ROW EXECUTE FUNCTION delete_translations();
CREATE TRIGGER deletion AFTER INSERT OR DELETE OR UPDATE ON public.menu_item FOR EACH ROW WHEN ((current_setting('shop.deletion'::text, true) <> ''::text)) EXECUTE FUNCTION note_deletion('menu_item_id');

create table metafield_definition (
  metafield_definition_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  owner_type text not null,
  namespace text default 'custom'::text not null,
  field_key text not null,
  name text not null,
  description text,
  field_type text not null,
  is_list boolean default false not null,
  required boolean default false not null,
  translatable boolean default false not null,
  visible_to_customer boolean default true not null,
  validations jsonb default '[]'::jsonb not null,
  appearance jsonb default '{}'::jsonb not null,
  sub_fields jsonb default '[]'::jsonb not null,
  "position" integer default 0 not null,
  provisioned_by_theme text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint metafield_definition_pkey PRIMARY KEY (metafield_definition_id),
  constraint metafield_definition_field_key UNIQUE (owner_type, namespace, field_key),
  constraint metafield_definition_uuid_key UNIQUE (uuid),
  constraint metafield_definition_group_check CHECK (((field_type = 'group'::text) = (sub_fields <> '[]'::jsonb))),
  constraint metafield_definition_type_check CHECK ((field_type = ANY (ARRAY['short_text'::text, 'long_text'::text, 'rich_text'::text, 'integer'::text, 'number'::text, 'boolean'::text, 'date'::text, 'color'::text, 'url'::text, 'group'::text])))
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.metafield_definition FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'metafield_definition', 'metafield_definition_id', '', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.metafield_definition FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.metafield_definition FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

create table metafield_revision (
  owner_type text not null,
  revision uuid default gen_random_uuid() not null,
  constraint metafield_revision_pkey PRIMARY KEY (owner_type)
);
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.metafield_revision FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.metafield_revision FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

create table metafield_shop (
  is_only boolean default true not null,
  meta_data jsonb default '{}'::jsonb not null,
  updated_at timestamp with time zone default now() not null,
  constraint metafield_shop_pkey PRIMARY KEY (is_only),
  constraint metafield_shop_one_row_check CHECK (is_only)
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.metafield_shop FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'shop', 'metafield_shop_id', '', 'is_only');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.metafield_shop FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.metafield_shop FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

create table migration (
  owner text not null,
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone default clock_timestamp() not null,
  duration_ms integer not null,
  phase text default 'expand'::text not null,
  constraint migration_pkey PRIMARY KEY (owner, name)
);

create table newsletter_subscriber (
  newsletter_subscriber_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  email text not null,
  status text default 'pending'::text not null,
  locale text not null,
  requested_at timestamp with time zone not null,
  subscribed_at timestamp with time zone,
  unsubscribed_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  requested_by integer,
  customer_id integer,
  constraint newsletter_subscriber_pkey PRIMARY KEY (newsletter_subscriber_id),
  constraint newsletter_subscriber_uuid_key UNIQUE (uuid),
  constraint newsletter_subscriber_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'subscribed'::text, 'unsubscribed'::text]))),
  constraint newsletter_subscriber_customer_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id) ON DELETE SET NULL,
  constraint newsletter_subscriber_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES customer(customer_id) ON DELETE SET NULL
);
CREATE INDEX newsletter_subscriber_customer_index ON public.newsletter_subscriber USING btree (customer_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX newsletter_subscriber_email_index ON public.newsletter_subscriber USING btree (email, newsletter_subscriber_id);
CREATE UNIQUE INDEX newsletter_subscriber_email_key ON public.newsletter_subscriber USING btree (lower(email));
CREATE INDEX newsletter_subscriber_pending_index ON public.newsletter_subscriber USING btree (requested_at) WHERE (status = 'pending'::text);
CREATE INDEX newsletter_subscriber_requested_by_index ON public.newsletter_subscriber USING btree (requested_by) WHERE (requested_by IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.newsletter_subscriber FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'newsletter_subscriber', 'newsletter_subscriber_id', '', '');

create table note (
  note_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  order_id integer,
  customer_id integer,
  text text not null,
  author_kind text not null,
  author_uuid uuid,
  author_name text,
  created_at timestamp with time zone default now() not null,
  constraint note_pkey PRIMARY KEY (note_id),
  constraint note_uuid_key UNIQUE (uuid),
  constraint note_owner_check CHECK ((num_nonnulls(order_id, customer_id) = 1)),
  constraint note_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id) ON DELETE CASCADE,
  constraint note_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(order_id) ON DELETE CASCADE
);
CREATE INDEX note_customer_index ON public.note USING btree (customer_id, note_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX note_order_index ON public.note USING btree (order_id, note_id) WHERE (order_id IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.note FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'note', 'note_id', '', '');

create table number_series (
  name text not null,
  last_number bigint not null,
  constraint number_series_pkey PRIMARY KEY (name)
);

create table "order" (
  order_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  order_number text default (nextval('order_number_seq'::regclass))::text not null,
  integration_order_id text,
  cart_id integer not null,
  superseded_at timestamp with time zone,
  placed_at timestamp with time zone,
  status text not null,
  payment_status text not null,
  shipment_status text not null,
  currency text not null,
  sid uuid,
  customer_id integer,
  customer_group_id integer,
  customer_email text not null,
  customer_full_name text,
  user_ip text,
  user_agent text,
  coupon text,
  no_shipping_required boolean default false not null,
  shipping_method_data jsonb,
  payment_method text not null,
  payment_method_name text not null,
  shipping_note text,
  shipping_address_id integer,
  billing_address_id integer,
  total_qty integer not null,
  total_weight numeric(14,4) not null,
  sub_total numeric(16,4) not null,
  sub_total_incl_tax numeric(16,4) not null,
  sub_total_with_discount numeric(16,4) not null,
  sub_total_with_discount_incl_tax numeric(16,4) not null,
  discount_amount numeric(16,4) not null,
  tax_amount numeric(16,4) not null,
  tax_amount_before_discount numeric(16,4) not null,
  shipping_fee_excl_tax numeric(16,4) not null,
  shipping_fee_incl_tax numeric(16,4) not null,
  shipping_tax_amount numeric(16,4) not null,
  total_tax_amount numeric(16,4) not null,
  grand_total numeric(16,4) not null,
  created_at timestamp(3) with time zone default now() not null,
  updated_at timestamp(3) with time zone default now() not null,
  meta_data jsonb default '{}'::jsonb not null,
  canceled_at timestamp with time zone,
  cancel_reason text,
  payment_ended_at timestamp with time zone,
  client_key text,
  search_words tsvector default ''::tsvector not null,
  locale text,
  invoice_number text,
  invoiced_at timestamp with time zone,
  terms_version text,
  terms_accepted_at timestamp with time zone,
  payment_return_url text,
  tax_exempt boolean default false not null,
  tax_exempt_reason text,
  reverse_charge boolean default false not null,
  vat_check jsonb,
  terms_text_version text,
  withdrawal_version text,
  base_rate numeric(20,10),
  base_total numeric(16,4),
  coupons jsonb default '[]'::jsonb not null,
  discounts jsonb default '[]'::jsonb not null,
  stored_amount numeric(16,4) default 0 not null,
  origin text,
  origin_who text,
  origin_session text,
  constraint order_pkey PRIMARY KEY (order_id),
  constraint order_invoice_number_key UNIQUE (invoice_number),
  constraint order_number_key UNIQUE (order_number),
  constraint order_uuid_key UNIQUE (uuid),
  constraint order_base_rate_check CHECK ((base_rate > (0)::numeric)),
  constraint order_base_total_check CHECK ((base_total >= (0)::numeric)),
  constraint order_grand_total_check CHECK ((grand_total >= (0)::numeric)),
  constraint order_invoice_check CHECK (((invoice_number IS NULL) = (invoiced_at IS NULL))),
  constraint order_origin_check CHECK (((origin IS NOT NULL) OR ((origin_who IS NULL) AND (origin_session IS NULL)))),
  constraint order_reverse_charge_check CHECK (((NOT reverse_charge) OR (vat_check IS NOT NULL))),
  constraint order_billing_address_id_fkey FOREIGN KEY (billing_address_id) REFERENCES order_address(order_address_id),
  constraint order_shipping_address_id_fkey FOREIGN KEY (shipping_address_id) REFERENCES order_address(order_address_id),
  constraint order_terms_text_fkey FOREIGN KEY (terms_text_version) REFERENCES terms_version(version),
  constraint order_terms_version_fkey FOREIGN KEY (terms_version) REFERENCES terms_version(version),
  constraint order_withdrawal_fkey FOREIGN KEY (withdrawal_version) REFERENCES terms_version(version)
);
CREATE UNIQUE INDEX order_cart_key ON public."order" USING btree (cart_id) WHERE (superseded_at IS NULL);
CREATE INDEX order_coupon_index ON public."order" USING btree (coupon, order_id) WHERE (coupon IS NOT NULL);
CREATE INDEX order_created_index ON public."order" USING btree (created_at, order_id);
CREATE INDEX order_customer_index ON public."order" USING btree (customer_id, order_id DESC) WHERE (customer_id IS NOT NULL);
CREATE INDEX order_email_index ON public."order" USING btree (customer_email, order_id);
CREATE INDEX order_email_key_index ON public."order" USING btree (lower(customer_email)) WHERE ((canceled_at IS NULL) AND (superseded_at IS NULL));
CREATE INDEX order_integration_index ON public."order" USING btree (integration_order_id) WHERE (integration_order_id IS NOT NULL);
CREATE INDEX order_money_index ON public."order" USING btree (payment_status) WHERE ((canceled_at IS NULL) AND (superseded_at IS NULL));
CREATE INDEX order_origin_index ON public."order" USING btree (origin, order_id) WHERE (origin IS NOT NULL);
CREATE INDEX order_origin_who_index ON public."order" USING btree (origin_who, order_id) WHERE (origin_who IS NOT NULL);
CREATE INDEX order_payment_index ON public."order" USING btree (payment_method, payment_status, created_at);
CREATE INDEX order_payment_method_index ON public."order" USING btree (payment_method, order_id);
CREATE INDEX order_payment_status_index ON public."order" USING btree (payment_status, order_id);
CREATE INDEX order_placed_index ON public."order" USING btree (placed_at) INCLUDE (order_id, currency, grand_total, base_total) WHERE ((canceled_at IS NULL) AND (superseded_at IS NULL));
CREATE INDEX order_search_index ON public."order" USING gin (search_words);
CREATE INDEX order_shipment_status_index ON public."order" USING btree (shipment_status, order_id);
CREATE INDEX order_sid_index ON public."order" USING btree (sid) WHERE (sid IS NOT NULL);
CREATE INDEX order_status_index ON public."order" USING btree (status, order_id);
CREATE INDEX order_superseded_index ON public."order" USING btree (cart_id) WHERE ((superseded_at IS NOT NULL) AND (placed_at IS NOT NULL));
CREATE INDEX order_terms_text_index ON public."order" USING btree (terms_text_version) WHERE (terms_text_version IS NOT NULL);
CREATE INDEX order_terms_version_index ON public."order" USING btree (terms_version) WHERE (terms_version IS NOT NULL);
CREATE INDEX order_total_index ON public."order" USING btree (grand_total, order_id);
CREATE INDEX order_unpaid_index ON public."order" USING btree (client_key, created_at) WHERE ((placed_at IS NULL) AND (canceled_at IS NULL) AND (superseded_at IS NULL));
CREATE INDEX order_unshipped_index ON public."order" USING btree (shipment_status) INCLUDE (order_id) WHERE ((placed_at IS NOT NULL) AND (canceled_at IS NULL) AND (superseded_at IS NULL) AND (status = ANY (ARRAY['new'::text, 'processing'::text])) AND (shipment_status = ANY (ARRAY['unfullfilled'::text, 'partially_shipped'::text, 'partially_delivered'::text])));
CREATE INDEX order_withdrawal_index ON public."order" USING btree (withdrawal_version) WHERE (withdrawal_version IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public."order" FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'order', 'order_id', '', 'sid,user_ip,user_agent,client_key,search_words');

create table order_activity (
  order_activity_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  order_activity_order_id integer not null,
  comment text not null,
  created_at timestamp with time zone default now() not null,
  author_kind text,
  author_uuid uuid,
  author_name text,
  needs_review boolean default false not null,
  reviewed_at timestamp with time zone,
  kind text,
  "values" jsonb,
  constraint order_activity_pkey PRIMARY KEY (order_activity_id),
  constraint order_activity_uuid_key UNIQUE (uuid),
  constraint order_activity_author_check CHECK ((author_kind = ANY (ARRAY['administrator'::text, 'customer'::text, 'guest'::text, 'extension'::text]))),
  constraint order_activity_order_activity_order_id_fkey FOREIGN KEY (order_activity_order_id) REFERENCES "order"(order_id) ON DELETE CASCADE
);
CREATE INDEX order_activity_order_index ON public.order_activity USING btree (order_activity_order_id);
CREATE INDEX order_activity_review_index ON public.order_activity USING btree (order_activity_order_id) WHERE (needs_review AND (reviewed_at IS NULL));

create table order_address (
  order_address_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  full_name text not null,
  postcode text not null,
  telephone text not null,
  country text not null,
  province text not null,
  city text not null,
  address_1 text not null,
  address_2 text,
  company text,
  vat_id text,
  constraint order_address_pkey PRIMARY KEY (order_address_id),
  constraint order_address_uuid_key UNIQUE (uuid)
);
CREATE TRIGGER audit AFTER UPDATE ON public.order_address FOR EACH ROW WHEN ((current_setting('shop.actor'::text, true) <> ''::text)) EXECUTE FUNCTION note_audit_change('own', 'order_address', 'order_address_id', '', '');

create table order_follow_up (
  order_follow_up_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  order_id integer not null,
  email text not null,
  created_at timestamp with time zone not null,
  constraint order_follow_up_pkey PRIMARY KEY (order_follow_up_id),
  constraint order_follow_up_order_key UNIQUE (order_id),
  constraint order_follow_up_uuid_key UNIQUE (uuid),
  constraint order_follow_up_order_fkey FOREIGN KEY (order_id) REFERENCES "order"(order_id) ON DELETE CASCADE
);
CREATE INDEX order_follow_up_email_index ON public.order_follow_up USING btree (lower(email));
CREATE INDEX order_follow_up_time_index ON public.order_follow_up USING btree (created_at);

create table order_item (
  order_item_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  order_item_order_id integer not null,
  product_id integer not null,
  referer text,
  product_sku text not null,
  product_name text not null,
  thumbnail text,
  product_weight numeric(12,4) not null,
  product_price numeric(16,4) not null,
  product_price_incl_tax numeric(16,4) not null,
  final_price numeric(16,4) not null,
  final_price_incl_tax numeric(16,4) not null,
  qty integer not null,
  tax_percent numeric(10,4) not null,
  tax_amount numeric(16,4) not null,
  tax_amount_before_discount numeric(16,4) not null,
  discount_amount numeric(16,4) not null,
  line_total numeric(16,4) not null,
  line_total_incl_tax numeric(16,4) not null,
  line_total_with_discount numeric(16,4) not null,
  line_total_with_discount_incl_tax numeric(16,4) not null,
  variant_group_id integer,
  variant_options text,
  product_custom_options text,
  requested_data text,
  no_shipping_required boolean default false not null,
  shipped_qty integer default 0 not null,
  refunded_qty integer default 0 not null,
  delivery_first date,
  delivery_last date,
  returning_qty integer default 0 not null,
  blocked_qty integer default 0 not null,
  returned_qty integer default 0 not null,
  has_return_terms boolean default false not null,
  return_days integer,
  withdrawal_excluded text,
  is_gift boolean default false not null,
  discounts jsonb default '[]'::jsonb not null,
  inputs jsonb,
  gift_card jsonb,
  constraint order_item_pkey PRIMARY KEY (order_item_id),
  constraint order_item_uuid_key UNIQUE (uuid),
  constraint order_item_blocked_check CHECK (((blocked_qty >= 0) AND (blocked_qty <= returning_qty))),
  constraint order_item_delivery_check CHECK ((((delivery_first IS NULL) = (delivery_last IS NULL)) AND (delivery_first <= delivery_last))),
  constraint order_item_gift_card_check CHECK ((jsonb_typeof(gift_card) = 'object'::text)),
  constraint order_item_inputs_check CHECK ((jsonb_typeof(inputs) = 'object'::text)),
  constraint order_item_qty_check CHECK ((qty > 0)),
  constraint order_item_refunded_check CHECK (((refunded_qty >= 0) AND (refunded_qty <= qty))),
  constraint order_item_return_days_check CHECK (((return_days >= 0) AND (return_days <= 3650))),
  constraint order_item_return_terms_check CHECK ((has_return_terms OR ((return_days IS NULL) AND (withdrawal_excluded IS NULL)))),
  constraint order_item_returned_check CHECK (((returned_qty >= 0) AND (returned_qty <= refunded_qty))),
  constraint order_item_returning_check CHECK (((returning_qty >= 0) AND ((returning_qty + refunded_qty) <= qty))),
  constraint order_item_shipped_check CHECK (((shipped_qty >= 0) AND (shipped_qty <= qty))),
  constraint order_item_withdrawal_excluded_check CHECK ((withdrawal_excluded = ANY (ARRAY['perishable'::text, 'hygiene'::text, 'custom_made'::text, 'sealed_media'::text, 'press'::text, 'dated'::text, 'digital'::text]))),
  constraint order_item_order_item_order_id_fkey FOREIGN KEY (order_item_order_id) REFERENCES "order"(order_id) ON DELETE CASCADE
);
CREATE INDEX order_item_order_index ON public.order_item USING btree (order_item_order_id);
CREATE INDEX order_item_product_index ON public.order_item USING btree (product_id);

create table order_tender (
  order_tender_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  order_id integer not null,
  "position" integer not null,
  method text not null,
  stored_value_id integer not null,
  label text not null,
  amount numeric(16,4) not null,
  captured numeric(16,4) not null,
  refunded numeric(16,4) default 0 not null,
  reserved numeric(16,4) default 0 not null,
  constraint order_tender_pkey PRIMARY KEY (order_tender_id),
  constraint order_tender_position_key UNIQUE (order_id, "position"),
  constraint order_tender_uuid_key UNIQUE (uuid),
  constraint order_tender_value_key UNIQUE (order_id, stored_value_id),
  constraint order_tender_amount_check CHECK (((amount > (0)::numeric) AND (captured <= amount))),
  constraint order_tender_method_check CHECK ((method = ANY (ARRAY['gift_card'::text, 'credit'::text]))),
  constraint order_tender_position_check CHECK ((("position" >= 1) AND ("position" <= 100))),
  constraint order_tender_refund_check CHECK (((refunded >= (0)::numeric) AND (reserved >= (0)::numeric) AND ((refunded + reserved) <= captured))),
  constraint order_tender_order_fkey FOREIGN KEY (order_id) REFERENCES "order"(order_id),
  constraint order_tender_value_fkey FOREIGN KEY (stored_value_id) REFERENCES stored_value(stored_value_id)
);
CREATE INDEX order_tender_value_index ON public.order_tender USING btree (stored_value_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.order_tender FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'order', 'order_id', 'tenders', '');

create table parked_event_report (
  job_id bigint not null,
  tried_at timestamp with time zone not null,
  constraint parked_event_report_pkey PRIMARY KEY (job_id)
);

create table payment_attempt (
  payment_attempt_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  order_id integer not null,
  kind text not null,
  state text default 'open'::text not null,
  payment_transaction_id integer,
  amount numeric(16,4) not null,
  currency text not null,
  request jsonb default '{}'::jsonb not null,
  message text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  ticket jsonb,
  constraint payment_attempt_pkey PRIMARY KEY (payment_attempt_id),
  constraint payment_attempt_uuid_key UNIQUE (uuid),
  constraint payment_attempt_kind_check CHECK ((kind = ANY (ARRAY['capture'::text, 'refund'::text, 'void'::text, 'end'::text, 'take'::text]))),
  constraint payment_attempt_state_check CHECK ((state = ANY (ARRAY['open'::text, 'succeeded'::text, 'refused'::text]))),
  constraint payment_attempt_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(order_id),
  constraint payment_attempt_payment_transaction_id_fkey FOREIGN KEY (payment_transaction_id) REFERENCES payment_transaction(payment_transaction_id)
);
CREATE UNIQUE INDEX payment_attempt_open_key ON public.payment_attempt USING btree (order_id) WHERE (state = 'open'::text);
CREATE INDEX payment_attempt_order_index ON public.payment_attempt USING btree (order_id);
CREATE INDEX payment_attempt_state_index ON public.payment_attempt USING btree (updated_at) WHERE (state = 'open'::text);

create table payment_transaction (
  payment_transaction_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  order_id integer not null,
  payment_method text not null,
  transaction_id text not null,
  transaction_type text not null,
  payment_action text not null,
  amount numeric(16,4) not null,
  currency text not null,
  parent_transaction_id text,
  additional_information jsonb,
  created_at timestamp with time zone default now() not null,
  is_final boolean default true not null,
  refunded numeric(16,4) default 0 not null,
  reserved numeric(16,4) default 0 not null,
  constraint payment_transaction_pkey PRIMARY KEY (payment_transaction_id),
  constraint payment_transaction_key UNIQUE (payment_method, transaction_id),
  constraint payment_transaction_uuid_key UNIQUE (uuid),
  constraint payment_transaction_action_check CHECK ((payment_action = ANY (ARRAY['authorize'::text, 'capture'::text, 'refund'::text, 'void'::text]))),
  constraint payment_transaction_amount_check CHECK ((amount >= (0)::numeric)),
  constraint payment_transaction_refund_check CHECK (((refunded + reserved) <= amount)),
  constraint payment_transaction_refunded_check CHECK ((refunded >= (0)::numeric)),
  constraint payment_transaction_reserved_check CHECK ((reserved >= (0)::numeric)),
  constraint payment_transaction_type_check CHECK ((transaction_type = ANY (ARRAY['online'::text, 'offline'::text]))),
  constraint payment_transaction_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(order_id)
);
CREATE INDEX payment_transaction_money_index ON public.payment_transaction USING btree (created_at) INCLUDE (payment_action, currency, amount) WHERE (is_final AND (payment_action = ANY (ARRAY['capture'::text, 'refund'::text])));
CREATE INDEX payment_transaction_order_index ON public.payment_transaction USING btree (order_id);
CREATE TRIGGER audit AFTER INSERT ON public.payment_transaction FOR EACH ROW WHEN ((current_setting('shop.actor'::text, true) <> ''::text)) EXECUTE FUNCTION note_audit_change('list', 'order', 'order_id', 'transactions', 'additional_information,is_settled,is_final,refunded,reserved');

create table price_context (
  price_context_id integer generated always as identity not null,
  currency text not null,
  group_ids integer[] default '{}'::integer[] not null,
  unused_since timestamp with time zone,
  constraint price_context_pkey PRIMARY KEY (price_context_id),
  constraint price_context_key UNIQUE (currency, group_ids),
  constraint price_context_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
);
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.price_context FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.price_context FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

create table price_history (
  price_history_id bigint generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  product_id integer not null,
  context text default 'base'::text not null,
  amount numeric(16,4) not null,
  compare_at_price numeric(16,4),
  lowest_price_30_days numeric(16,4),
  starts_at timestamp with time zone not null,
  constraint price_history_pkey PRIMARY KEY (price_history_id),
  constraint price_history_uuid_key UNIQUE (uuid),
  constraint price_history_amount_check CHECK ((amount >= (0)::numeric)),
  constraint price_history_compare_at_price_check CHECK ((compare_at_price >= (0)::numeric)),
  constraint price_history_context_check CHECK ((context ~ '^[a-z][A-Za-z0-9:_-]{0,99}$'::text)),
  constraint price_history_lowest_check CHECK ((lowest_price_30_days >= (0)::numeric)),
  constraint price_history_product_fkey FOREIGN KEY (product_id) REFERENCES product(product_id) ON DELETE CASCADE
);
CREATE INDEX price_history_product_index ON public.price_history USING btree (product_id, context, starts_at, price_history_id);
CREATE INDEX price_history_time_index ON public.price_history USING btree (starts_at);
CREATE TRIGGER deletion AFTER INSERT OR DELETE OR UPDATE ON public.price_history FOR EACH ROW WHEN ((current_setting('shop.deletion'::text, true) <> ''::text)) EXECUTE FUNCTION note_deletion('price_history_id');

create table price_list (
  price_list_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  code text not null,
  name text not null,
  kind text not null,
  currency text,
  status smallint default 0 not null,
  for_groups boolean default false not null,
  priority integer default 0 not null,
  percent numeric(7,4),
  scope jsonb,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  price_revision integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  min_qty integer,
  max_qty integer,
  qty_step integer,
  constraint price_list_pkey PRIMARY KEY (price_list_id),
  constraint price_list_code_key UNIQUE (code),
  constraint price_list_uuid_key UNIQUE (uuid),
  constraint price_list_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint price_list_dates_check CHECK ((starts_at < ends_at)),
  constraint price_list_kind_check CHECK ((kind = ANY (ARRAY['sale'::text, 'override'::text]))),
  constraint price_list_max_qty_check CHECK (((max_qty >= COALESCE(min_qty, qty_step, 1)) AND (max_qty <= 100000))),
  constraint price_list_min_qty_check CHECK (((min_qty >= 1) AND (min_qty <= 100000))),
  constraint price_list_percent_check CHECK (((percent > (0)::numeric) AND (percent <= (100)::numeric))),
  constraint price_list_qty_step_check CHECK (((qty_step >= 1) AND (qty_step <= 100000))),
  constraint price_list_status_check CHECK ((status = ANY (ARRAY[0, 1])))
);
CREATE INDEX price_list_currency_index ON public.price_list USING btree (currency) WHERE (currency IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.price_list FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'price_list', 'price_list_id', '', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE ON public.price_list FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.price_list FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_list AFTER UPDATE ON public.price_list FOR EACH ROW WHEN (((to_jsonb(old.*) - '{price_revision,updated_at}'::text[]) IS DISTINCT FROM (to_jsonb(new.*) - '{price_revision,updated_at}'::text[]))) EXECUTE FUNCTION note_content_change();

create table price_list_group (
  price_list_id integer not null,
  customer_group_id integer not null,
  constraint price_list_group_pkey PRIMARY KEY (price_list_id, customer_group_id),
  constraint price_list_group_group_fkey FOREIGN KEY (customer_group_id) REFERENCES customer_group(customer_group_id) ON DELETE CASCADE,
  constraint price_list_group_list_fkey FOREIGN KEY (price_list_id) REFERENCES price_list(price_list_id) ON DELETE CASCADE
);
CREATE INDEX price_list_group_group_index ON public.price_list_group USING btree (customer_group_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.price_list_group FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'price_list', 'price_list_id', 'groups', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.price_list_group FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.price_list_group FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

create table price_list_price (
  price_list_id integer not null,
  product_id integer not null,
  min_qty integer default 1 not null,
  amount numeric(16,4) not null,
  constraint price_list_price_pkey PRIMARY KEY (product_id, price_list_id, min_qty),
  constraint price_list_price_amount_check CHECK ((amount >= (0)::numeric)),
  constraint price_list_price_min_qty_check CHECK ((min_qty >= 1)),
  constraint price_list_price_list_fkey FOREIGN KEY (price_list_id) REFERENCES price_list(price_list_id) ON DELETE CASCADE,
  constraint price_list_price_product_fkey FOREIGN KEY (product_id) REFERENCES product(product_id) ON DELETE CASCADE
);
CREATE INDEX price_list_price_list_index ON public.price_list_price USING btree (price_list_id, product_id);
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.price_list_price FOR EACH ROW EXECUTE FUNCTION note_list_price_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.price_list_price FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER deletion AFTER INSERT OR DELETE OR UPDATE ON public.price_list_price FOR EACH ROW WHEN ((current_setting('shop.deletion'::text, true) <> ''::text)) EXECUTE FUNCTION note_deletion('product_id', 'price_list_id', 'min_qty');

create table price_list_product (
  price_list_id integer not null,
  product_id integer not null,
  constraint price_list_product_pkey PRIMARY KEY (product_id, price_list_id),
  constraint price_list_product_list_fkey FOREIGN KEY (price_list_id) REFERENCES price_list(price_list_id) ON DELETE CASCADE,
  constraint price_list_product_product_fkey FOREIGN KEY (product_id) REFERENCES product(product_id) ON DELETE CASCADE
);
CREATE INDEX price_list_product_list_index ON public.price_list_product USING btree (price_list_id, product_id);
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.price_list_product FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.price_list_product FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER deletion AFTER INSERT OR DELETE OR UPDATE ON public.price_list_product FOR EACH ROW WHEN ((current_setting('shop.deletion'::text, true) <> ''::text)) EXECUTE FUNCTION note_deletion('product_id', 'price_list_id');

create table price_state (
  is_only boolean default true not null,
  context_count integer default 0 not null,
  scope_count integer default 0 not null,
  constraint price_state_pkey PRIMARY KEY (is_only),
  constraint price_state_one_row_check CHECK (is_only)
);

create table product (
  product_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  group_id integer default 1 not null,
  sku text not null,
  name text not null,
  url_key text not null,
  price numeric(16,4) not null,
  weight numeric(12,4) default 0 not null,
  tax_class integer,
  status boolean default true not null,
  visibility boolean default true not null,
  no_shipping_required boolean default false not null,
  description text,
  short_description text,
  meta_title text,
  meta_description text,
  meta_keywords text,
  created_at timestamp(3) with time zone default now() not null,
  updated_at timestamp(3) with time zone default now() not null,
  meta_data jsonb default '{}'::jsonb not null,
  variant_group_id integer,
  variant_options integer[],
  search tsvector generated always as (product_search(name, sku, short_description, description)) stored,
  is_main boolean default false not null,
  entry_of integer,
  entry_id integer generated always as (COALESCE(entry_of, product_id)) stored,
  inherited text[] default '{}'::text[] not null,
  compare_at_price numeric(16,4),
  unit_amount numeric(12,4),
  unit text,
  sku_alike text,
  return_days integer,
  withdrawal_excluded text,
  lowest_price_30_days numeric(16,4),
  min_qty integer,
  max_qty integer,
  qty_step integer,
  gift_card jsonb,
  consumer_notice_type text,
  consumer_notice text,
  constraint product_pkey PRIMARY KEY (product_id),
  constraint product_sku_key UNIQUE (sku),
  constraint product_url_key_key UNIQUE (url_key),
  constraint product_uuid_key UNIQUE (uuid),
  constraint product_variant_key UNIQUE (variant_group_id, variant_options),
  constraint product_compare_at_price_check CHECK ((compare_at_price >= (0)::numeric)),
  constraint product_consumer_notice_check CHECK ((((consumer_notice IS NULL) = (consumer_notice_type IS NULL)) AND ((length(consumer_notice) >= 1) AND (length(consumer_notice) <= 1000)))),
  constraint product_consumer_notice_type_check CHECK ((consumer_notice_type = ANY (ARRAY['legal_disclaimer'::text, 'safety_warning'::text, 'prop_65'::text]))),
  constraint product_contents_check CHECK (((unit_amount IS NULL) = (unit IS NULL))),
  constraint product_gift_card_check CHECK ((jsonb_typeof(gift_card) = 'object'::text)),
  constraint product_inherited_check CHECK ((inherited <@ ARRAY['name'::text, 'description'::text, 'short_description'::text, 'meta_title'::text, 'meta_description'::text, 'meta_keywords'::text, 'categories'::text])),
  constraint product_lowest_price_check CHECK ((lowest_price_30_days >= (0)::numeric)),
  constraint product_max_qty_check CHECK (((max_qty >= COALESCE(min_qty, qty_step, 1)) AND (max_qty <= 100000))),
  constraint product_min_qty_check CHECK (((min_qty >= 1) AND (min_qty <= 100000))),
  constraint product_price_check CHECK ((price >= (0)::numeric)),
  constraint product_qty_step_check CHECK (((qty_step >= 1) AND (qty_step <= 100000))),
  constraint product_return_days_check CHECK (((return_days >= 0) AND (return_days <= 3650))),
  constraint product_unit_amount_check CHECK ((unit_amount > (0)::numeric)),
  constraint product_unit_check CHECK ((unit = ANY (ARRAY['g'::text, 'kg'::text, 'oz'::text, 'lb'::text, 'ml'::text, 'cl'::text, 'l'::text, 'fl_oz'::text, 'cm'::text, 'm'::text, 'm2'::text, 'piece'::text]))),
  constraint product_weight_check CHECK ((weight >= (0)::numeric)),
  constraint product_withdrawal_excluded_check CHECK ((withdrawal_excluded = ANY (ARRAY['perishable'::text, 'hygiene'::text, 'custom_made'::text, 'sealed_media'::text, 'press'::text, 'dated'::text, 'digital'::text]))),
  constraint product_entry_fkey FOREIGN KEY (entry_of) REFERENCES product(product_id) ON DELETE SET NULL,
  constraint product_group_fkey FOREIGN KEY (group_id) REFERENCES attribute_group(attribute_group_id),
  constraint product_tax_class_fkey FOREIGN KEY (tax_class) REFERENCES tax_class(tax_class_id),
  constraint product_variant_group_fkey FOREIGN KEY (variant_group_id) REFERENCES variant_group(variant_group_id) ON DELETE SET NULL
);
CREATE INDEX product_created_index ON public.product USING btree (created_at, product_id);
CREATE INDEX product_entry_index ON public.product USING btree (entry_id);
CREATE INDEX product_group_index ON public.product USING btree (group_id);
CREATE INDEX product_likeness_index ON public.product USING gin (search_fold(name) gin_trgm_ops);
CREATE INDEX product_listing_index ON public.product USING btree (product_id DESC) WHERE (status AND (visibility OR (variant_group_id IS NOT NULL)));
CREATE UNIQUE INDEX product_main_key ON public.product USING btree (variant_group_id) WHERE is_main;
CREATE INDEX product_name_index ON public.product USING btree (name, product_id);
CREATE INDEX product_name_order_index ON public.product USING btree (name COLLATE "und-x-icu", product_id);
CREATE INDEX product_own_page_index ON public.product USING btree (product_id DESC) INCLUDE (visibility, variant_group_id, entry_of) WHERE (status AND (entry_of IS NULL));
CREATE INDEX product_price_index ON public.product USING btree (price, product_id);
CREATE INDEX product_search_index ON public.product USING gin (search);
CREATE UNIQUE INDEX product_sku_text_key ON public.product USING btree (text_key(sku), (
CASE
    WHEN (sku = sku_alike) THEN sku
    ELSE ''::text
END));
CREATE INDEX product_status_index ON public.product USING btree (status, product_id);
CREATE INDEX product_tax_class_index ON public.product USING btree (tax_class) WHERE (tax_class IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.product FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'product', 'product_id', '', 'search');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.product FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.product FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER delete_translations AFTER DELETE ON public.product FOR EACH ROW EXECUTE FUNCTION delete_translations();
CREATE TRIGGER deletion AFTER INSERT OR DELETE OR UPDATE ON public.product FOR EACH ROW WHEN ((current_setting('shop.deletion'::text, true) <> ''::text)) EXECUTE FUNCTION note_deletion('product_id');

create table product_attribute_value (
  product_id integer not null,
  attribute_id integer not null,
  option_id integer,
  value text,
  constraint product_attribute_value_key UNIQUE NULLS NOT DISTINCT (product_id, attribute_id, option_id),
  constraint product_attribute_value_check CHECK (((option_id IS NULL) = (value IS NOT NULL))),
  constraint product_attribute_value_attribute_id_fkey FOREIGN KEY (attribute_id) REFERENCES attribute(attribute_id) ON DELETE CASCADE,
  constraint product_attribute_value_option_fkey FOREIGN KEY (attribute_id, option_id) REFERENCES attribute_option(attribute_id, attribute_option_id),
  constraint product_attribute_value_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(product_id) ON DELETE CASCADE
);
CREATE INDEX product_attribute_value_attribute_index ON public.product_attribute_value USING btree (attribute_id);
CREATE INDEX product_attribute_value_option_index ON public.product_attribute_value USING btree (option_id, product_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.product_attribute_value FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'product', 'product_id', 'attributes', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.product_attribute_value FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.product_attribute_value FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER deletion AFTER INSERT OR DELETE OR UPDATE ON public.product_attribute_value FOR EACH ROW WHEN ((current_setting('shop.deletion'::text, true) <> ''::text)) EXECUTE FUNCTION note_deletion('product_id', 'attribute_id', 'option_id');

create table product_category (
  product_id integer not null,
  category_id integer not null,
  constraint product_category_pkey PRIMARY KEY (category_id, product_id),
  constraint product_category_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(category_id) ON DELETE CASCADE,
  constraint product_category_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(product_id) ON DELETE CASCADE
);
CREATE INDEX product_category_product_index ON public.product_category USING btree (product_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.product_category FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'product', 'product_id', 'categories', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.product_category FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.product_category FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER deletion AFTER INSERT OR DELETE OR UPDATE ON public.product_category FOR EACH ROW WHEN ((current_setting('shop.deletion'::text, true) <> ''::text)) EXECUTE FUNCTION note_deletion('product_id', 'category_id');

create table product_collection (
  collection_id integer not null,
  product_id integer not null,
  constraint product_collection_pkey PRIMARY KEY (collection_id, product_id),
  constraint product_collection_collection_id_fkey FOREIGN KEY (collection_id) REFERENCES collection(collection_id) ON DELETE CASCADE,
  constraint product_collection_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(product_id) ON DELETE CASCADE
);
CREATE INDEX product_collection_product_index ON public.product_collection USING btree (product_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.product_collection FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'product', 'product_id', 'collections', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.product_collection FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.product_collection FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER deletion AFTER INSERT OR DELETE OR UPDATE ON public.product_collection FOR EACH ROW WHEN ((current_setting('shop.deletion'::text, true) <> ''::text)) EXECUTE FUNCTION note_deletion('product_id', 'collection_id');

create table product_image (
  product_image_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  product_id integer not null,
  url text not null,
  "position" integer not null,
  constraint product_image_pkey PRIMARY KEY (product_image_id),
  constraint product_image_position_key UNIQUE (product_id, "position"),
  constraint product_image_uuid_key UNIQUE (uuid),
  constraint product_image_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(product_id) ON DELETE CASCADE
);
CREATE INDEX product_image_url_index ON public.product_image USING btree (url);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.product_image FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'product', 'product_id', 'images', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.product_image FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.product_image FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER deletion AFTER INSERT OR DELETE OR UPDATE ON public.product_image FOR EACH ROW WHEN ((current_setting('shop.deletion'::text, true) <> ''::text)) EXECUTE FUNCTION note_deletion('product_image_id');

create table product_inventory (
  product_id integer not null,
  qty integer default 0 not null,
  manage_stock boolean default true not null,
  stock_availability boolean default true not null,
  constraint product_inventory_pkey PRIMARY KEY (product_id),
  constraint product_inventory_qty_check CHECK ((qty >= 0)),
  constraint product_inventory_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(product_id) ON DELETE CASCADE
);
CREATE INDEX product_inventory_closed_index ON public.product_inventory USING btree (product_id) INCLUDE (qty) WHERE (manage_stock AND (NOT stock_availability));
CREATE INDEX product_inventory_qty_index ON public.product_inventory USING btree (qty) INCLUDE (product_id, stock_availability) WHERE manage_stock;
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.product_inventory FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('row', 'product', 'product_id', 'product_inventory', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE ON public.product_inventory FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.product_inventory FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_stock AFTER UPDATE ON public.product_inventory FOR EACH ROW WHEN ((((old.manage_stock IS DISTINCT FROM new.manage_stock) OR (old.stock_availability IS DISTINCT FROM new.stock_availability)) OR ((old.qty > 0) IS DISTINCT FROM (new.qty > 0)))) EXECUTE FUNCTION note_content_change();
CREATE TRIGGER deletion AFTER INSERT OR DELETE OR UPDATE ON public.product_inventory FOR EACH ROW WHEN ((current_setting('shop.deletion'::text, true) <> ''::text)) EXECUTE FUNCTION note_deletion('product_id');

create table product_link (
  product_link_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  product_id integer not null,
  linked_product_id integer not null,
  type text not null,
  sort_order integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  constraint product_link_pkey PRIMARY KEY (product_link_id),
  constraint product_link_pair_key UNIQUE (product_id, type, linked_product_id),
  constraint product_link_uuid_key UNIQUE (uuid),
  constraint product_link_self_check CHECK ((product_id <> linked_product_id)),
  constraint product_link_type_check CHECK ((type = ANY (ARRAY['related'::text, 'cross_sell'::text, 'upsell'::text]))),
  constraint product_link_linked_product_id_fkey FOREIGN KEY (linked_product_id) REFERENCES product(product_id) ON DELETE CASCADE,
  constraint product_link_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(product_id) ON DELETE CASCADE
);
CREATE INDEX product_link_linked_index ON public.product_link USING btree (linked_product_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.product_link FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'product', 'product_id', 'links', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.product_link FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.product_link FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER deletion AFTER INSERT OR DELETE OR UPDATE ON public.product_link FOR EACH ROW WHEN ((current_setting('shop.deletion'::text, true) <> ''::text)) EXECUTE FUNCTION note_deletion('product_link_id');

create table product_price (
  product_id integer not null,
  currency text not null,
  amount numeric(16,4) not null,
  constraint product_price_pkey PRIMARY KEY (product_id, currency),
  constraint product_price_amount_check CHECK ((amount >= (0)::numeric)),
  constraint product_price_currency_fkey FOREIGN KEY (currency) REFERENCES currency(code) ON DELETE CASCADE,
  constraint product_price_product_fkey FOREIGN KEY (product_id) REFERENCES product(product_id) ON DELETE CASCADE
);
CREATE INDEX product_price_currency_index ON public.product_price USING btree (currency);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.product_price FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'product', 'product_id', 'prices', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.product_price FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.product_price FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER deletion AFTER INSERT OR DELETE OR UPDATE ON public.product_price FOR EACH ROW WHEN ((current_setting('shop.deletion'::text, true) <> ''::text)) EXECUTE FUNCTION note_deletion('product_id', 'currency');

create table product_price_context (
  price_context_id integer not null,
  product_id integer not null,
  valid_from timestamp with time zone default '-infinity'::timestamp with time zone not null,
  valid_to timestamp with time zone,
  amount numeric(16,4) not null,
  compare_at_price numeric(16,4),
  lowest_price_30_days numeric(16,4),
  price_list_id integer,
  constraint product_price_context_pkey PRIMARY KEY (product_id, price_context_id, valid_from),
  constraint product_price_context_amount_check CHECK ((amount >= (0)::numeric)),
  constraint product_price_context_time_check CHECK ((valid_from < valid_to)),
  constraint product_price_context_context_fkey FOREIGN KEY (price_context_id) REFERENCES price_context(price_context_id) ON DELETE CASCADE,
  constraint product_price_context_product_fkey FOREIGN KEY (product_id) REFERENCES product(product_id) ON DELETE CASCADE
);
CREATE INDEX product_price_context_amount_index ON public.product_price_context USING btree (price_context_id, amount, product_id);
CREATE INDEX product_price_context_end_index ON public.product_price_context USING btree (valid_to) WHERE (valid_to IS NOT NULL);

create table product_sales (
  product_id integer not null,
  units integer not null,
  constraint product_sales_pkey PRIMARY KEY (product_id),
  constraint product_sales_units_check CHECK ((units > 0)),
  constraint product_sales_product_fkey FOREIGN KEY (product_id) REFERENCES product(product_id) ON DELETE CASCADE
);
CREATE INDEX product_sales_units_index ON public.product_sales USING btree (units DESC, product_id DESC);
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.product_sales FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.product_sales FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER deletion AFTER INSERT OR DELETE OR UPDATE ON public.product_sales FOR EACH ROW WHEN ((current_setting('shop.deletion'::text, true) <> ''::text)) EXECUTE FUNCTION note_deletion('product_id');

create table promotion (
  promotion_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  name text not null,
  label text not null,
  status boolean default false not null,
  class text not null,
  code_required boolean default false not null,
  priority integer default 0 not null,
  is_exclusive boolean default false not null,
  combines text[] default '{}'::text[] not null,
  conditions jsonb default '[]'::jsonb not null,
  action jsonb not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  max_uses integer,
  max_uses_per_customer integer,
  used integer default 0 not null,
  code_count integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint promotion_pkey PRIMARY KEY (promotion_id),
  constraint promotion_uuid_key UNIQUE (uuid),
  constraint promotion_action_check CHECK (((jsonb_typeof(action) = 'object'::text) AND (jsonb_typeof((action -> 'kind'::text)) = 'string'::text))),
  constraint promotion_cap_check CHECK ((used <= max_uses)),
  constraint promotion_class_check CHECK ((class = ANY (ARRAY['product'::text, 'order'::text, 'shipping'::text]))),
  constraint promotion_code_count_check CHECK ((code_count >= 0)),
  constraint promotion_combines_check CHECK ((combines <@ ARRAY['product'::text, 'order'::text, 'shipping'::text])),
  constraint promotion_conditions_check CHECK ((jsonb_typeof(conditions) = 'array'::text)),
  constraint promotion_dates_check CHECK ((starts_at < ends_at)),
  constraint promotion_max_uses_check CHECK ((max_uses >= 0)),
  constraint promotion_max_uses_per_customer_check CHECK ((max_uses_per_customer >= 0)),
  constraint promotion_used_check CHECK ((used >= 0))
);
CREATE INDEX promotion_automatic_index ON public.promotion USING btree (promotion_id) WHERE (status AND (NOT code_required));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.promotion FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'promotion', 'promotion_id', '', 'used');
CREATE TRIGGER content_change AFTER INSERT OR DELETE ON public.promotion FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.promotion FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_promotion AFTER UPDATE ON public.promotion FOR EACH ROW WHEN ((((to_jsonb(old.*) - '{used,code_count,updated_at}'::text[]) IS DISTINCT FROM (to_jsonb(new.*) - '{used,code_count,updated_at}'::text[])) OR ((old.used >= old.max_uses) IS DISTINCT FROM (new.used >= new.max_uses)))) EXECUTE FUNCTION note_content_change();
CREATE TRIGGER delete_translations AFTER DELETE ON public.promotion FOR EACH ROW EXECUTE FUNCTION delete_translations();

create table promotion_code (
  promotion_code_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  promotion_id integer not null,
  code text not null,
  max_uses integer,
  used integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  constraint promotion_code_pkey PRIMARY KEY (promotion_code_id),
  constraint promotion_code_uuid_key UNIQUE (uuid),
  constraint promotion_code_cap_check CHECK ((used <= max_uses)),
  constraint promotion_code_code_check CHECK ((code ~ '^[a-zA-Z0-9][a-zA-Z0-9_-]*$'::text)),
  constraint promotion_code_max_uses_check CHECK ((max_uses >= 0)),
  constraint promotion_code_used_check CHECK ((used >= 0)),
  constraint promotion_code_promotion_fkey FOREIGN KEY (promotion_id) REFERENCES promotion(promotion_id) ON DELETE CASCADE
);
CREATE INDEX promotion_code_promotion_index ON public.promotion_code USING btree (promotion_id, promotion_code_id);
CREATE UNIQUE INDEX promotion_code_text_key ON public.promotion_code USING btree (text_key(code));

create table promotion_redemption (
  order_id integer not null,
  promotion_id integer not null,
  promotion_code_id integer,
  customer_key text not null,
  amount numeric(16,4) default 0 not null,
  constraint promotion_redemption_pkey PRIMARY KEY (order_id, promotion_id),
  constraint promotion_redemption_amount_check CHECK ((amount >= (0)::numeric)),
  constraint promotion_redemption_code_fkey FOREIGN KEY (promotion_code_id) REFERENCES promotion_code(promotion_code_id) ON DELETE SET NULL,
  constraint promotion_redemption_order_fkey FOREIGN KEY (order_id) REFERENCES "order"(order_id) ON DELETE CASCADE,
  constraint promotion_redemption_promotion_fkey FOREIGN KEY (promotion_id) REFERENCES promotion(promotion_id) ON DELETE CASCADE
);
CREATE INDEX promotion_redemption_code_index ON public.promotion_redemption USING btree (promotion_code_id);
CREATE INDEX promotion_redemption_promotion_index ON public.promotion_redemption USING btree (promotion_id, customer_key);

create table promotion_use (
  promotion_id integer not null,
  customer_key text not null,
  used integer not null,
  constraint promotion_use_pkey PRIMARY KEY (promotion_id, customer_key),
  constraint promotion_use_used_check CHECK ((used >= 0)),
  constraint promotion_use_promotion_fkey FOREIGN KEY (promotion_id) REFERENCES promotion(promotion_id) ON DELETE CASCADE
);
CREATE INDEX promotion_use_customer_index ON public.promotion_use USING btree (customer_key);

create table redirect (
  redirect_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  from_path text not null,
  target text not null,
  status integer default 301 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint redirect_pkey PRIMARY KEY (redirect_id),
  constraint redirect_from_key UNIQUE (from_path),
  constraint redirect_uuid_key UNIQUE (uuid),
  constraint redirect_loop_check CHECK ((from_path <> target)),
  constraint redirect_status_check CHECK ((status = ANY (ARRAY[301, 302])))
);
CREATE INDEX redirect_target_index ON public.redirect USING btree (target);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.redirect FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'redirect', 'redirect_id', '', '');
CREATE TRIGGER deletion AFTER INSERT OR DELETE OR UPDATE ON public.redirect FOR EACH ROW WHEN ((current_setting('shop.deletion'::text, true) <> ''::text)) EXECUTE FUNCTION note_deletion('redirect_id');

create table refund (
  refund_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  order_id integer not null,
  payment_attempt_id integer,
  payment_transaction_id integer,
  amount numeric(16,4) not null,
  currency text not null,
  reason text,
  return_id integer,
  status text default 'pending'::text not null,
  shipping_net numeric(16,4) default 0 not null,
  shipping_tax numeric(16,4) default 0 not null,
  shipping_gross numeric(16,4) default 0 not null,
  adjustment_net numeric(16,4) default 0 not null,
  adjustment_tax numeric(16,4) default 0 not null,
  adjustment_gross numeric(16,4) default 0 not null,
  adjustment_tax_rate numeric(7,4),
  adjustment_label text,
  carried_over boolean default false not null,
  created_at timestamp with time zone not null,
  constraint refund_pkey PRIMARY KEY (refund_id),
  constraint refund_attempt_key UNIQUE (payment_attempt_id),
  constraint refund_transaction_key UNIQUE (payment_transaction_id),
  constraint refund_uuid_key UNIQUE (uuid),
  constraint refund_adjustment_check CHECK ((((adjustment_net + adjustment_tax) = adjustment_gross) AND ((adjustment_gross = (0)::numeric) OR (adjustment_tax_rate IS NOT NULL)))),
  constraint refund_amount_check CHECK ((amount > (0)::numeric)),
  constraint refund_shipping_check CHECK (((shipping_net >= (0)::numeric) AND (shipping_tax >= (0)::numeric) AND ((shipping_net + shipping_tax) = shipping_gross))),
  constraint refund_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'done'::text, 'refused'::text, 'unknown'::text]))),
  constraint refund_attempt_fkey FOREIGN KEY (payment_attempt_id) REFERENCES payment_attempt(payment_attempt_id),
  constraint refund_order_fkey FOREIGN KEY (order_id) REFERENCES "order"(order_id),
  constraint refund_return_fkey FOREIGN KEY (return_id) REFERENCES return_request(return_request_id),
  constraint refund_transaction_fkey FOREIGN KEY (payment_transaction_id) REFERENCES payment_transaction(payment_transaction_id)
);
CREATE INDEX refund_order_index ON public.refund USING btree (order_id);
CREATE INDEX refund_return_index ON public.refund USING btree (return_id) WHERE (return_id IS NOT NULL);
CREATE UNIQUE INDEX refund_return_key ON public.refund USING btree (return_id) WHERE ((return_id IS NOT NULL) AND (status <> 'refused'::text));

create table refund_item (
  refund_id integer not null,
  order_item_id integer not null,
  qty integer not null,
  net numeric(16,4) not null,
  tax numeric(16,4) not null,
  gross numeric(16,4) not null,
  constraint refund_item_pkey PRIMARY KEY (refund_id, order_item_id),
  constraint refund_item_amounts_check CHECK (((net >= (0)::numeric) AND (tax >= (0)::numeric) AND ((net + tax) = gross))),
  constraint refund_item_qty_check CHECK ((qty >= 0)),
  constraint refund_item_order_item_fkey FOREIGN KEY (order_item_id) REFERENCES order_item(order_item_id),
  constraint refund_item_refund_fkey FOREIGN KEY (refund_id) REFERENCES refund(refund_id) ON DELETE CASCADE
);
CREATE INDEX refund_item_order_item_index ON public.refund_item USING btree (order_item_id);

create table refund_tender (
  refund_tender_id integer generated always as identity not null,
  refund_id integer not null,
  order_tender_id integer,
  stored_value_id integer,
  amount numeric(16,4) not null,
  is_given boolean default false not null,
  constraint refund_tender_pkey PRIMARY KEY (refund_tender_id),
  constraint refund_tender_key UNIQUE NULLS NOT DISTINCT (refund_id, order_tender_id),
  constraint refund_tender_amount_check CHECK ((amount > (0)::numeric)),
  constraint refund_tender_target_check CHECK (((order_tender_id IS NULL) OR (stored_value_id IS NOT NULL))),
  constraint refund_tender_refund_fkey FOREIGN KEY (refund_id) REFERENCES refund(refund_id) ON DELETE CASCADE,
  constraint refund_tender_tender_fkey FOREIGN KEY (order_tender_id) REFERENCES order_tender(order_tender_id),
  constraint refund_tender_value_fkey FOREIGN KEY (stored_value_id) REFERENCES stored_value(stored_value_id)
);
CREATE INDEX refund_tender_tender_index ON public.refund_tender USING btree (order_tender_id);
CREATE INDEX refund_tender_value_index ON public.refund_tender USING btree (stored_value_id);

create table reminder_choice (
  reminder_choice_id integer generated always as identity not null,
  email text not null,
  wanted boolean not null,
  source text not null,
  customer_id integer,
  chosen_at timestamp with time zone not null,
  constraint reminder_choice_pkey PRIMARY KEY (reminder_choice_id),
  constraint reminder_choice_source_check CHECK (((source = 'account'::text) OR ((source = 'link'::text) AND (NOT wanted)))),
  constraint reminder_choice_customer_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id) ON DELETE CASCADE
);
CREATE INDEX reminder_choice_customer_index ON public.reminder_choice USING btree (customer_id) WHERE (customer_id IS NOT NULL);
CREATE UNIQUE INDEX reminder_choice_email_key ON public.reminder_choice USING btree (lower(email));

create table reminder_consent (
  cart_id integer not null,
  email text not null,
  given_at timestamp with time zone not null,
  constraint reminder_consent_pkey PRIMARY KEY (cart_id),
  constraint reminder_consent_cart_fkey FOREIGN KEY (cart_id) REFERENCES cart(cart_id) ON DELETE CASCADE
);
CREATE INDEX reminder_consent_email_index ON public.reminder_consent USING btree (lower(email));

create table return_image (
  return_image_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  return_request_id integer not null,
  "position" integer not null,
  type text not null,
  width integer not null,
  height integer not null,
  content bytea not null,
  created_at timestamp with time zone not null,
  constraint return_image_pkey PRIMARY KEY (return_image_id),
  constraint return_image_position_key UNIQUE (return_request_id, "position"),
  constraint return_image_uuid_key UNIQUE (uuid),
  constraint return_image_position_check CHECK ((("position" >= 1) AND ("position" <= 5))),
  constraint return_image_sides_check CHECK ((((width >= 1) AND (width <= 2048)) AND ((height >= 1) AND (height <= 2048)))),
  constraint return_image_type_check CHECK ((type = 'image/webp'::text)),
  constraint return_image_request_fkey FOREIGN KEY (return_request_id) REFERENCES return_request(return_request_id) ON DELETE CASCADE
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.return_image FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'return_request', 'return_request_id', 'images', 'content');

create table return_item (
  return_item_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  return_request_id integer not null,
  order_item_id integer not null,
  requested integer not null,
  approved integer not null,
  received integer default 0 not null,
  restocked integer default 0 not null,
  unshipped integer default 0 not null,
  reason text,
  condition text,
  constraint return_item_pkey PRIMARY KEY (return_item_id),
  constraint return_item_key UNIQUE (return_request_id, order_item_id),
  constraint return_item_uuid_key UNIQUE (uuid),
  constraint return_item_requested_check CHECK ((requested > 0)),
  constraint return_item_units_check CHECK (((restocked >= 0) AND (restocked <= received) AND (unshipped >= 0) AND ((received + unshipped) <= approved) AND (approved <= requested))),
  constraint return_item_order_item_fkey FOREIGN KEY (order_item_id) REFERENCES order_item(order_item_id),
  constraint return_item_request_fkey FOREIGN KEY (return_request_id) REFERENCES return_request(return_request_id) ON DELETE CASCADE
);
CREATE INDEX return_item_order_item_index ON public.return_item USING btree (order_item_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.return_item FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'return_request', 'return_request_id', 'items', '');

create table return_label (
  return_label_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  return_request_id integer not null,
  carrier_code text not null,
  carrier_name text not null,
  tracking_number text not null,
  tracking_url text,
  content bytea not null,
  created_at timestamp with time zone not null,
  constraint return_label_pkey PRIMARY KEY (return_label_id),
  constraint return_label_request_key UNIQUE (return_request_id),
  constraint return_label_uuid_key UNIQUE (uuid),
  constraint return_label_request_fkey FOREIGN KEY (return_request_id) REFERENCES return_request(return_request_id) ON DELETE CASCADE
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.return_label FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'return_request', 'return_request_id', 'labels', 'content');

create table return_reason (
  return_reason_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  code text not null,
  name text not null,
  sort_order integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint return_reason_pkey PRIMARY KEY (return_reason_id),
  constraint return_reason_code_key UNIQUE (code),
  constraint return_reason_uuid_key UNIQUE (uuid)
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.return_reason FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'return_reason', 'return_reason_id', '', '');
CREATE TRIGGER delete_translations AFTER DELETE ON public.return_reason FOR EACH ROW EXECUTE FUNCTION delete_translations();

create table return_request (
  return_request_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  return_order_id integer not null,
  number text not null,
  origin text not null,
  state text not null,
  comment text,
  declined_reason text,
  declared_at timestamp with time zone,
  refund_due_at timestamp with time zone,
  is_whole boolean default false not null,
  exchange_order_id integer,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint return_request_pkey PRIMARY KEY (return_request_id),
  constraint return_request_number_key UNIQUE (number),
  constraint return_request_uuid_key UNIQUE (uuid),
  constraint return_request_declared_check CHECK (((origin = 'withdrawal'::text) = (declared_at IS NOT NULL))),
  constraint return_request_due_check CHECK (((origin = 'withdrawal'::text) = (refund_due_at IS NOT NULL))),
  constraint return_request_origin_check CHECK ((origin = ANY (ARRAY['shopper'::text, 'merchant'::text, 'withdrawal'::text]))),
  constraint return_request_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'approved'::text, 'declined'::text, 'declared'::text, 'received'::text, 'refunded'::text, 'closed'::text]))),
  constraint return_request_exchange_fkey FOREIGN KEY (exchange_order_id) REFERENCES "order"(order_id),
  constraint return_request_order_fkey FOREIGN KEY (return_order_id) REFERENCES "order"(order_id)
);
CREATE INDEX return_request_exchange_index ON public.return_request USING btree (exchange_order_id) WHERE (exchange_order_id IS NOT NULL);
CREATE INDEX return_request_order_index ON public.return_request USING btree (return_order_id);
CREATE INDEX return_request_state_index ON public.return_request USING btree (state, return_request_id DESC);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.return_request FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'return_request', 'return_request_id', '', '');

create table rollout_plan (
  rollout_plan_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  name text not null,
  changeset_id integer not null,
  theme text,
  route_cursors jsonb not null,
  start_time timestamp with time zone not null,
  end_time timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint rollout_plan_pkey PRIMARY KEY (rollout_plan_id),
  constraint rollout_plan_uuid_key UNIQUE (uuid),
  constraint rollout_plan_cursors_check CHECK ((jsonb_typeof(route_cursors) = 'object'::text)),
  constraint rollout_plan_time_check CHECK ((end_time > start_time)),
  constraint rollout_plan_changeset_fkey FOREIGN KEY (changeset_id) REFERENCES changeset(changeset_id) ON DELETE CASCADE
);
CREATE INDEX rollout_plan_changeset_index ON public.rollout_plan USING btree (changeset_id);
CREATE INDEX rollout_plan_end_index ON public.rollout_plan USING btree (end_time);
CREATE INDEX rollout_plan_start_index ON public.rollout_plan USING btree (start_time);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.rollout_plan FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'rollout_plan', 'rollout_plan_id', '', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.rollout_plan FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.rollout_plan FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

create table rollout_plan_page (
  rollout_plan_id integer not null,
  route text not null,
  entity_urn text,
  scope int8range not null,
  during tstzrange not null,
  constraint rollout_plan_page_plan_fkey FOREIGN KEY (rollout_plan_id) REFERENCES rollout_plan(rollout_plan_id) ON DELETE CASCADE,
  constraint rollout_plan_overlap_exclude EXCLUDE USING gist (scope WITH &&, during WITH &&)
);
CREATE UNIQUE INDEX rollout_plan_page_key ON public.rollout_plan_page USING btree (rollout_plan_id, route, COALESCE(entity_urn, ''::text));

create table search_synonym (
  search_synonym_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  terms text[] not null,
  phrases text[] not null,
  firsts text[] generated always as (search_firsts(phrases)) stored not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint search_synonym_pkey PRIMARY KEY (search_synonym_id),
  constraint search_synonym_uuid_key UNIQUE (uuid),
  constraint search_synonym_terms_check CHECK (((cardinality(terms) >= 2) AND (cardinality(terms) = cardinality(phrases))))
);
CREATE INDEX search_synonym_firsts_index ON public.search_synonym USING gin (firsts);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.search_synonym FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'search_synonym', 'search_synonym_id', '', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.search_synonym FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.search_synonym FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

create table setting (
  name text not null,
  value jsonb not null,
  updated_at timestamp with time zone default now() not null,
  constraint setting_pkey PRIMARY KEY (name)
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.setting FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('named', 'setting', '', '', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.setting FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.setting FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

create table shipment (
  shipment_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  shipment_order_id integer not null,
  status text default 'shipped'::text not null,
  carrier_name text,
  tracking_number text,
  shipped_at timestamp with time zone default now() not null,
  delivered_at timestamp with time zone,
  canceled_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  carrier_code text,
  tracking_url text,
  label_url text,
  constraint shipment_pkey PRIMARY KEY (shipment_id),
  constraint shipment_uuid_key UNIQUE (uuid),
  constraint shipment_status_check CHECK ((status = ANY (ARRAY['shipped'::text, 'delivered'::text, 'canceled'::text]))),
  constraint shipment_shipment_order_id_fkey FOREIGN KEY (shipment_order_id) REFERENCES "order"(order_id)
);
CREATE INDEX shipment_order_index ON public.shipment USING btree (shipment_order_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.shipment FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'shipment', 'shipment_id', '', '');

create table shipment_item (
  shipment_item_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  shipment_id integer not null,
  order_item_id integer not null,
  qty integer not null,
  constraint shipment_item_pkey PRIMARY KEY (shipment_item_id),
  constraint shipment_item_key UNIQUE (shipment_id, order_item_id),
  constraint shipment_item_uuid_key UNIQUE (uuid),
  constraint shipment_item_qty_check CHECK ((qty > 0)),
  constraint shipment_item_order_item_id_fkey FOREIGN KEY (order_item_id) REFERENCES order_item(order_item_id),
  constraint shipment_item_shipment_id_fkey FOREIGN KEY (shipment_id) REFERENCES shipment(shipment_id) ON DELETE CASCADE
);
CREATE INDEX shipment_item_order_item_index ON public.shipment_item USING btree (order_item_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.shipment_item FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'shipment', 'shipment_id', 'items', '');

create table shipping_revision (
  is_only boolean default true not null,
  revision bigint default 1 not null,
  constraint shipping_revision_pkey PRIMARY KEY (is_only),
  constraint shipping_revision_one_row_check CHECK (is_only)
);

create table shipping_zone (
  shipping_zone_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  name text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint shipping_zone_pkey PRIMARY KEY (shipping_zone_id),
  constraint shipping_zone_uuid_key UNIQUE (uuid)
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.shipping_zone FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'shipping_zone', 'shipping_zone_id', '', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.shipping_zone FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.shipping_zone FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

create table shipping_zone_country (
  zone_id integer not null,
  country text not null,
  constraint shipping_zone_country_pkey PRIMARY KEY (country, zone_id),
  constraint shipping_zone_country_zone_id_fkey FOREIGN KEY (zone_id) REFERENCES shipping_zone(shipping_zone_id) ON DELETE CASCADE
);
CREATE INDEX shipping_zone_country_zone_index ON public.shipping_zone_country USING btree (zone_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.shipping_zone_country FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'shipping_zone', 'zone_id', 'countries', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.shipping_zone_country FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.shipping_zone_country FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

create table shipping_zone_provider (
  shipping_zone_provider_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  zone_id integer not null,
  provider_code text not null,
  is_enabled boolean default true not null,
  sort_order integer default 0 not null,
  config jsonb default '{}'::jsonb not null,
  constraint shipping_zone_provider_pkey PRIMARY KEY (shipping_zone_provider_id),
  constraint shipping_zone_provider_key UNIQUE (zone_id, provider_code),
  constraint shipping_zone_provider_uuid_key UNIQUE (uuid),
  constraint shipping_zone_provider_zone_id_fkey FOREIGN KEY (zone_id) REFERENCES shipping_zone(shipping_zone_id) ON DELETE CASCADE
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.shipping_zone_provider FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'shipping_zone', 'zone_id', 'providers', '');

create table shipping_zone_province (
  zone_id integer not null,
  country text not null,
  province text not null,
  constraint shipping_zone_province_pkey PRIMARY KEY (country, province, zone_id),
  constraint shipping_zone_province_zone_id_fkey FOREIGN KEY (zone_id) REFERENCES shipping_zone(shipping_zone_id) ON DELETE CASCADE
);
CREATE INDEX shipping_zone_province_zone_index ON public.shipping_zone_province USING btree (zone_id, country);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.shipping_zone_province FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'shipping_zone', 'zone_id', 'provinces', '');

create table stored_value (
  stored_value_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  kind text not null,
  code_hash bytea,
  code_key bytea,
  last4 text,
  sealed_code bytea,
  currency text not null,
  decimals smallint not null,
  customer_id integer,
  initial numeric(18,4) default 0 not null,
  balance numeric(18,4) default 0 not null,
  expires_at timestamp with time zone,
  state text default 'active'::text not null,
  email text,
  message text,
  locale text,
  deliver_at timestamp with time zone,
  mail_requested_at timestamp with time zone,
  mailed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  recipient_name text,
  order_item_id integer,
  sold_unit integer,
  printed_at timestamp with time zone,
  constraint stored_value_pkey PRIMARY KEY (stored_value_id),
  constraint stored_value_code_key UNIQUE (code_hash),
  constraint stored_value_sale_key UNIQUE (order_item_id, sold_unit),
  constraint stored_value_uuid_key UNIQUE (uuid),
  constraint stored_value_balance_check CHECK ((balance >= (0)::numeric)),
  constraint stored_value_code_check CHECK ((((kind = 'gift_card'::text) = (code_hash IS NOT NULL)) AND ((kind = 'gift_card'::text) = (code_key IS NOT NULL)) AND ((kind = 'gift_card'::text) = (last4 IS NOT NULL)) AND ((kind = 'gift_card'::text) OR (sealed_code IS NULL)))),
  constraint stored_value_decimals_check CHECK (((decimals >= 0) AND (decimals <= 4))),
  constraint stored_value_initial_check CHECK ((initial >= (0)::numeric)),
  constraint stored_value_kind_check CHECK ((kind = ANY (ARRAY['gift_card'::text, 'credit'::text]))),
  constraint stored_value_sale_check CHECK ((((order_item_id IS NULL) = (sold_unit IS NULL)) AND ((order_item_id IS NULL) OR (kind = 'gift_card'::text)))),
  constraint stored_value_state_check CHECK ((state = ANY (ARRAY['active'::text, 'void'::text]))),
  constraint stored_value_customer_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id) ON DELETE SET NULL,
  constraint stored_value_order_item_fkey FOREIGN KEY (order_item_id) REFERENCES order_item(order_item_id)
);
CREATE UNIQUE INDEX stored_value_credit_key ON public.stored_value USING btree (customer_id, currency) WHERE (kind = 'credit'::text);
CREATE INDEX stored_value_customer_index ON public.stored_value USING btree (customer_id);
CREATE INDEX stored_value_delivery_index ON public.stored_value USING btree (deliver_at) WHERE ((sealed_code IS NOT NULL) AND (mail_requested_at IS NULL));
CREATE INDEX stored_value_email_index ON public.stored_value USING btree (lower(email)) WHERE (email IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.stored_value FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'stored_value', 'stored_value_id', '', 'code_hash,code_key,sealed_code,mail_requested_at,mailed_at');

create table stored_value_entry (
  stored_value_entry_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  stored_value_id integer not null,
  order_id integer,
  attempt_uuid uuid,
  kind text not null,
  amount numeric(18,4) not null,
  author_kind text,
  author_uuid uuid,
  author_name text,
  reason text,
  created_at timestamp with time zone not null,
  reference text,
  author_key text,
  constraint stored_value_entry_pkey PRIMARY KEY (stored_value_entry_id),
  constraint stored_value_entry_uuid_key UNIQUE (uuid),
  constraint stored_value_entry_amount_check CHECK (
CASE
    WHEN (kind = ANY (ARRAY['issue'::text, 'release'::text, 'refund'::text])) THEN (amount > (0)::numeric)
    WHEN (kind = 'redeem'::text) THEN (amount < (0)::numeric)
    WHEN (kind = 'void'::text) THEN (amount <= (0)::numeric)
    ELSE ((amount <> (0)::numeric) OR (author_key IS NOT NULL))
END),
  constraint stored_value_entry_key_check CHECK (((author_key IS NULL) OR ((author_kind = 'extension'::text) AND (kind = 'adjust'::text)))),
  constraint stored_value_entry_kind_check CHECK ((kind = ANY (ARRAY['issue'::text, 'redeem'::text, 'release'::text, 'refund'::text, 'adjust'::text, 'void'::text]))),
  constraint stored_value_entry_order_check CHECK (((order_id IS NOT NULL) OR (kind = ANY (ARRAY['issue'::text, 'adjust'::text, 'void'::text])))),
  constraint stored_value_entry_reference_check CHECK (((reference IS NULL) OR (kind = 'adjust'::text))),
  constraint stored_value_entry_order_fkey FOREIGN KEY (order_id) REFERENCES "order"(order_id),
  constraint stored_value_entry_value_fkey FOREIGN KEY (stored_value_id) REFERENCES stored_value(stored_value_id)
);
CREATE UNIQUE INDEX stored_value_entry_author_key ON public.stored_value_entry USING btree (author_name, author_key) WHERE (author_key IS NOT NULL);
CREATE UNIQUE INDEX stored_value_entry_order_key ON public.stored_value_entry USING btree (order_id, stored_value_id, kind, attempt_uuid) NULLS NOT DISTINCT WHERE (order_id IS NOT NULL);
CREATE UNIQUE INDEX stored_value_entry_reference_key ON public.stored_value_entry USING btree (reference) WHERE (reference IS NOT NULL);
CREATE INDEX stored_value_entry_value_index ON public.stored_value_entry USING btree (stored_value_id, stored_value_entry_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.stored_value_entry FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'stored_value', 'stored_value_id', 'entries', '');

create table storefront_session (
  storefront_session_id bigint generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  customer_id integer,
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  last_used_at timestamp with time zone,
  user_agent text,
  constraint storefront_session_pkey PRIMARY KEY (storefront_session_id),
  constraint storefront_session_hash_key UNIQUE (token_hash),
  constraint storefront_session_uuid_key UNIQUE (uuid),
  constraint storefront_session_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(customer_id) ON DELETE CASCADE
);
CREATE INDEX storefront_session_customer_index ON public.storefront_session USING btree (customer_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX storefront_session_expires_index ON public.storefront_session USING btree (expires_at);

create table tax_class (
  tax_class_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  name text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint tax_class_pkey PRIMARY KEY (tax_class_id),
  constraint tax_class_uuid_key UNIQUE (uuid)
);
CREATE UNIQUE INDEX tax_class_name_key ON public.tax_class USING btree (lower(name));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.tax_class FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'tax_class', 'tax_class_id', '', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.tax_class FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.tax_class FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

create table tax_rate (
  tax_rate_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  tax_class_id integer not null,
  name text not null,
  rate numeric(7,4) not null,
  is_compound boolean default false not null,
  country text default '*'::text not null,
  province text default '*'::text not null,
  postcode text default '*'::text not null,
  priority integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint tax_rate_pkey PRIMARY KEY (tax_rate_id),
  constraint tax_rate_uuid_key UNIQUE (uuid),
  constraint tax_rate_priority_check CHECK ((priority >= 0)),
  constraint tax_rate_rate_check CHECK ((rate >= (0)::numeric)),
  constraint tax_rate_class_fkey FOREIGN KEY (tax_class_id) REFERENCES tax_class(tax_class_id) ON DELETE CASCADE
);
CREATE INDEX tax_rate_class_index ON public.tax_rate USING btree (tax_class_id, priority, tax_rate_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.tax_rate FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'tax_rate', 'tax_rate_id', '', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.tax_rate FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.tax_rate FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

create table terms_version (
  version text not null,
  title text not null,
  content text,
  created_at timestamp with time zone default now() not null,
  constraint terms_version_pkey PRIMARY KEY (version)
);

create table theme_install (
  theme text not null,
  installed_at timestamp with time zone default now() not null,
  constraint theme_install_pkey PRIMARY KEY (theme)
);

create table translation (
  translation_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  entity_type text not null,
  entity_uuid uuid not null,
  locale text not null,
  fields jsonb not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  search tsvector generated always as (translation_search(entity_type, fields)) stored,
  constraint translation_pkey PRIMARY KEY (translation_id),
  constraint translation_entity_key UNIQUE (entity_uuid, locale),
  constraint translation_uuid_key UNIQUE (uuid),
  constraint translation_fields_check CHECK ((jsonb_typeof(fields) = 'object'::text))
);
CREATE INDEX translation_likeness_index ON public.translation USING gin (search_fold((fields ->> 'name'::text)) gin_trgm_ops) WHERE (entity_type = 'product'::text);
CREATE INDEX translation_search_index ON public.translation USING gin (search);
CREATE UNIQUE INDEX translation_url_key_key ON public.translation USING btree (entity_type, locale, ((fields ->> 'url_key'::text))) WHERE (fields ? 'url_key'::text);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.translation FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'translation', 'translation_id', '', 'search');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.translation FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.translation FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER deletion AFTER INSERT OR DELETE OR UPDATE ON public.translation FOR EACH ROW WHEN ((current_setting('shop.deletion'::text, true) <> ''::text)) EXECUTE FUNCTION note_deletion('translation_id');

create table url_redirect (
  url_redirect_id integer generated always as identity not null,
  from_path text not null,
  to_path text not null,
  entity_uuid uuid,
  created_at timestamp with time zone default now() not null,
  constraint url_redirect_pkey PRIMARY KEY (url_redirect_id),
  constraint url_redirect_from_key UNIQUE (from_path),
  constraint url_redirect_loop_check CHECK ((from_path <> to_path))
);
CREATE INDEX url_redirect_entity_index ON public.url_redirect USING btree (entity_uuid);
CREATE INDEX url_redirect_to_index ON public.url_redirect USING btree (to_path);
CREATE TRIGGER deletion AFTER INSERT OR DELETE OR UPDATE ON public.url_redirect FOR EACH ROW WHEN ((current_setting('shop.deletion'::text, true) <> ''::text)) EXECUTE FUNCTION note_deletion('url_redirect_id');

create table url_rewrite (
  url_rewrite_id integer generated always as identity not null,
  request_path text not null,
  target_path text not null,
  entity_type text not null,
  entity_uuid uuid not null,
  created_at timestamp with time zone default now() not null,
  constraint url_rewrite_pkey PRIMARY KEY (url_rewrite_id),
  constraint url_rewrite_entity_key UNIQUE (entity_uuid)
);
CREATE INDEX url_rewrite_path_index ON public.url_rewrite USING btree (request_path);
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.url_rewrite FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.url_rewrite FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER deletion AFTER INSERT OR DELETE OR UPDATE ON public.url_rewrite FOR EACH ROW WHEN ((current_setting('shop.deletion'::text, true) <> ''::text)) EXECUTE FUNCTION note_deletion('url_rewrite_id');

create table url_translation (
  url_translation_id integer generated always as identity not null,
  entity_type text not null,
  entity_uuid uuid not null,
  locale text not null,
  request_path text not null,
  constraint url_translation_pkey PRIMARY KEY (url_translation_id),
  constraint url_translation_entity_key UNIQUE (entity_uuid, locale)
);
CREATE INDEX url_translation_path_index ON public.url_translation USING btree (locale, request_path);
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.url_translation FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.url_translation FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER deletion AFTER INSERT OR DELETE OR UPDATE ON public.url_translation FOR EACH ROW WHEN ((current_setting('shop.deletion'::text, true) <> ''::text)) EXECUTE FUNCTION note_deletion('url_translation_id');

create table variant_group (
  variant_group_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  attribute_group_id integer not null,
  visibility boolean default true not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint variant_group_pkey PRIMARY KEY (variant_group_id),
  constraint variant_group_uuid_key UNIQUE (uuid),
  constraint variant_group_group_fkey FOREIGN KEY (attribute_group_id) REFERENCES attribute_group(attribute_group_id)
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.variant_group FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'variant_group', 'variant_group_id', '', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.variant_group FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.variant_group FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

create table variant_group_attribute (
  variant_group_id integer not null,
  attribute_id integer not null,
  "position" integer not null,
  constraint variant_group_attribute_pkey PRIMARY KEY (variant_group_id, attribute_id),
  constraint variant_group_attribute_position_key UNIQUE (variant_group_id, "position"),
  constraint variant_group_attribute_fkey FOREIGN KEY (attribute_id) REFERENCES attribute(attribute_id),
  constraint variant_group_attribute_variant_group_id_fkey FOREIGN KEY (variant_group_id) REFERENCES variant_group(variant_group_id) ON DELETE CASCADE
);
CREATE INDEX variant_group_attribute_index ON public.variant_group_attribute USING btree (attribute_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.variant_group_attribute FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'variant_group', 'variant_group_id', 'attributes', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.variant_group_attribute FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.variant_group_attribute FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

create table webhook (
  webhook_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  url text not null,
  description text,
  topics text[] not null,
  status text default 'active'::text not null,
  off_reason text,
  failing_since timestamp with time zone,
  secret jsonb not null,
  former_secrets jsonb default '[]'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint webhook_pkey PRIMARY KEY (webhook_id),
  constraint webhook_uuid_key UNIQUE (uuid),
  constraint webhook_off_reason_check CHECK (((off_reason IS NULL) OR ((off_reason = ANY (ARRAY['gone'::text, 'failing'::text])) AND (status = 'off'::text)))),
  constraint webhook_status_check CHECK ((status = ANY (ARRAY['active'::text, 'off'::text])))
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.webhook FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'webhook', 'webhook_id', '', 'failing_since');

create table webhook_delivery (
  webhook_delivery_id bigint generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  webhook_id integer,
  event_uuid uuid not null,
  event_order bigint not null,
  topic text not null,
  payload jsonb not null,
  entity text,
  emitted_at timestamp with time zone not null,
  status text default 'pending'::text not null,
  attempts integer default 0 not null,
  next_try_at timestamp with time zone default '-infinity'::timestamp with time zone not null,
  claimed_until timestamp with time zone,
  body text,
  response_status integer,
  response_excerpt text,
  failure text,
  error text,
  duration_ms integer,
  tried_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  sender text,
  receiver text,
  constraint webhook_delivery_pkey PRIMARY KEY (webhook_delivery_id),
  constraint webhook_delivery_event_key UNIQUE (webhook_id, event_uuid),
  constraint webhook_delivery_uuid_key UNIQUE (uuid),
  constraint webhook_delivery_failure_check CHECK ((failure = ANY (ARRAY['status'::text, 'redirect'::text, 'deadline'::text, 'address'::text, 'connection'::text, 'record'::text]))),
  constraint webhook_delivery_sender_check CHECK ((((webhook_id IS NULL) = (sender IS NOT NULL)) AND ((sender IS NULL) = (receiver IS NULL)))),
  constraint webhook_delivery_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text]))),
  constraint webhook_delivery_webhook_fkey FOREIGN KEY (webhook_id) REFERENCES webhook(webhook_id) ON DELETE CASCADE
);
CREATE INDEX webhook_delivery_claimed_index ON public.webhook_delivery USING btree (webhook_id) WHERE (claimed_until IS NOT NULL);
CREATE INDEX webhook_delivery_created_index ON public.webhook_delivery USING btree (created_at);
CREATE INDEX webhook_delivery_due_index ON public.webhook_delivery USING btree (webhook_id, next_try_at, event_order) WHERE (status = 'pending'::text);
CREATE INDEX webhook_delivery_entity_index ON public.webhook_delivery USING btree (entity);
CREATE INDEX webhook_delivery_list_index ON public.webhook_delivery USING btree (webhook_id, webhook_delivery_id);
CREATE UNIQUE INDEX webhook_delivery_message_key ON public.webhook_delivery USING btree (sender, receiver, event_uuid) WHERE (sender IS NOT NULL);
CREATE INDEX webhook_delivery_order_index ON public.webhook_delivery USING btree (webhook_id, entity, event_order) WHERE (status = 'pending'::text);
CREATE INDEX webhook_delivery_sender_index ON public.webhook_delivery USING btree (sender, receiver, entity, event_order) WHERE ((status = 'pending'::text) AND (sender IS NOT NULL));

create table widget_instance (
  widget_instance_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  name text not null,
  type text not null,
  settings jsonb default '{}'::jsonb not null,
  status boolean default true not null,
  theme text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint widget_instance_pkey PRIMARY KEY (widget_instance_id),
  constraint widget_instance_uuid_key UNIQUE (uuid)
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.widget_instance FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('own', 'widget_instance', 'widget_instance_id', '', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.widget_instance FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.widget_instance FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

create table widget_placement (
  widget_placement_id integer generated always as identity not null,
  uuid uuid default gen_random_uuid() not null,
  widget_instance_id integer not null,
  route text not null,
  area text not null,
  sort_order double precision default 1 not null,
  entity_urn text,
  theme text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint widget_placement_pkey PRIMARY KEY (widget_placement_id),
  constraint widget_placement_uuid_key UNIQUE (uuid),
  constraint widget_placement_instance_fkey FOREIGN KEY (widget_instance_id) REFERENCES widget_instance(widget_instance_id) ON DELETE CASCADE
);
CREATE INDEX widget_placement_area_index ON public.widget_placement USING btree (area text_pattern_ops);
CREATE INDEX widget_placement_entity_index ON public.widget_placement USING btree (entity_urn) WHERE (entity_urn IS NOT NULL);
CREATE INDEX widget_placement_page_index ON public.widget_placement USING btree (route, entity_urn);
CREATE UNIQUE INDEX widget_placement_spot_key ON public.widget_placement USING btree (widget_instance_id, route, area, COALESCE(entity_urn, ''::text));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.widget_placement FOR EACH ROW WHEN (((current_setting('shop.actor'::text, true) <> ''::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION note_audit_change('list', 'widget_instance', 'widget_instance_id', 'placements', '');
CREATE TRIGGER content_change AFTER INSERT OR DELETE OR UPDATE ON public.widget_placement FOR EACH ROW EXECUTE FUNCTION note_content_change();
CREATE TRIGGER content_change_of_all AFTER TRUNCATE ON public.widget_placement FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();

create table worker_heartbeat (
  worker_id text not null,
  beat_at timestamp with time zone default now() not null,
  session_name text,
  constraint worker_heartbeat_pkey PRIMARY KEY (worker_id)
);
