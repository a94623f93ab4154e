-- The links by which administrators set a new password.
alter table admin_token drop constraint admin_token_kind_check;
alter table admin_token add constraint admin_token_kind_check
  check (kind in ('session', 'access', 'refresh', 'api', 'challenge', 'reset'));
