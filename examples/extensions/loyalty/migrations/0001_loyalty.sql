-- What customers take for their points.
create table loyalty_reward (
  loyalty_reward_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint loyalty_reward_uuid_key unique,
  name text not null,
  points int not null constraint loyalty_reward_points_check check (points > 0),
  level text not null constraint loyalty_reward_level_check check (level in ('bronze', 'silver', 'gold')),
  is_enabled boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

-- The points of each customer who has some.
create table loyalty_account (
  customer uuid constraint loyalty_account_pkey primary key references customer (uuid) on delete cascade,
  points int not null default 0 constraint loyalty_account_points_check check (points >= 0),
  note text
);
