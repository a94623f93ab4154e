-- An API token may hold a part of the permissions of its administrator; null: all of them.
alter table admin_token add column permissions text[];

-- Sessions and API tokens: when they were last used, to within some minutes. A session ends when it is idle for too long.
alter table admin_token add column last_used_at timestamptz;
-- The login that the sessions and tokens of a family descend from: its time and the browser or program that made it.
alter table admin_token add column logged_in_at timestamptz;
alter table admin_token add column user_agent text;
alter table customer_token add column logged_in_at timestamptz;
alter table customer_token add column user_agent text;
alter table storefront_session add column last_used_at timestamptz;
alter table storefront_session add column user_agent text;

-- What an administrator chose for the pages of the admin; the shop does not read it.
alter table admin_user add column preferences jsonb not null default '{}';
