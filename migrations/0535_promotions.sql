-- Promotions: offers that apply by themselves or with a code. Coupons stay in `coupon`. ADR 0074.
create table promotion (
  promotion_id integer generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  -- For administrators.
  name text not null,
  -- For shoppers, and for orders, which keep it.
  label text not null,
  status boolean not null default false,
  class text not null,
  -- Whether it applies only with one of its codes.
  code_required boolean not null default false,
  -- The highest goes first, then the older one.
  priority integer not null default 0,
  is_exclusive boolean not null default false,
  -- The classes that it applies together with.
  combines text[] not null default '{}',
  conditions jsonb not null default '[]',
  action jsonb not null,
  starts_at timestamptz,
  ends_at timestamptz,
  max_uses integer,
  max_uses_per_customer integer,
  -- The number of orders that used it, without canceled ones.
  used integer not null default 0,
  -- The number of its rows in `promotion_code`, so that the log of changes says that codes were made.
  code_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint promotion_pkey primary key (promotion_id),
  constraint promotion_uuid_key unique (uuid),
  constraint promotion_class_check check (class in ('product', 'order', 'shipping')),
  constraint promotion_combines_check check (combines <@ array['product', 'order', 'shipping']),
  constraint promotion_conditions_check check (jsonb_typeof(conditions) = 'array'),
  constraint promotion_action_check check (jsonb_typeof(action) = 'object' and jsonb_typeof(action -> 'kind') = 'string'),
  constraint promotion_dates_check check (starts_at < ends_at),
  constraint promotion_max_uses_check check (max_uses >= 0),
  constraint promotion_max_uses_per_customer_check check (max_uses_per_customer >= 0),
  constraint promotion_used_check check (used >= 0),
  constraint promotion_cap_check check (used <= max_uses),
  constraint promotion_code_count_check check (code_count >= 0)
);
-- Carts read these, whatever the number of others.
create index promotion_automatic_index on promotion (promotion_id) where status and not code_required;

create table promotion_code (
  promotion_code_id integer generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  promotion_id integer not null,
  code text not null,
  max_uses integer,
  -- The number of orders that used it, without canceled ones.
  used integer not null default 0,
  created_at timestamptz not null default now(),
  constraint promotion_code_pkey primary key (promotion_code_id),
  constraint promotion_code_uuid_key unique (uuid),
  constraint promotion_code_promotion_fkey foreign key (promotion_id) references promotion (promotion_id) on delete cascade,
  constraint promotion_code_code_check check (code ~ '^[a-zA-Z0-9][a-zA-Z0-9_-]*$'),
  constraint promotion_code_max_uses_check check (max_uses >= 0),
  constraint promotion_code_used_check check (used >= 0),
  constraint promotion_code_cap_check check (used <= max_uses)
);
-- Codes are found without regard to case. Writers of codes and of coupons exclude each other by an advisory lock.
create unique index promotion_code_text_key on promotion_code (text_key(code));
create index promotion_code_promotion_index on promotion_code (promotion_id, promotion_code_id);

select audit_entity('promotion', 'promotion', 'used');

-- What processes keep of promotions changes when one is written, and when one is used up or is no longer. Other uses change nothing.
create trigger content_change after insert or delete on promotion
  for each row execute function note_content_change();
create trigger content_change_of_all after truncate on promotion
  for each statement execute function note_content_change();
create trigger content_change_of_promotion after update on promotion for each row
  when (
    to_jsonb(old) - '{used,code_count,updated_at}'::text[] is distinct from to_jsonb(new) - '{used,code_count,updated_at}'::text[]
    or (old.used >= old.max_uses) is distinct from (new.used >= new.max_uses)
  )
  execute function note_content_change();
