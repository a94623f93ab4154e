-- The shop's articles, and what they are sorted into.
create table blog_category (
  blog_category_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint blog_category_uuid_key unique,
  name text not null,
  url_key text not null constraint blog_category_url_key_key unique,
  description text,
  status boolean not null default true,
  meta_title text,
  meta_description text,
  meta_data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- A post is public when its status says so and `published_at` has come.
create table blog_post (
  blog_post_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint blog_post_uuid_key unique,
  name text not null,
  url_key text not null constraint blog_post_url_key_key unique,
  short_description text,
  content text,
  author text,
  image text,
  status boolean not null default false,
  published_at timestamptz,
  meta_title text,
  meta_description text,
  meta_data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint blog_post_published_check check (not status or published_at is not null)
);
create index blog_post_published_index on blog_post (published_at, blog_post_id) where status;

create table blog_post_category (
  blog_post_id int not null constraint blog_post_category_post_fkey references blog_post on delete cascade,
  blog_category_id int not null
    constraint blog_post_category_category_fkey references blog_category on delete cascade,
  constraint blog_post_category_pkey primary key (blog_category_id, blog_post_id)
);
create index blog_post_category_post_index on blog_post_category (blog_post_id);
