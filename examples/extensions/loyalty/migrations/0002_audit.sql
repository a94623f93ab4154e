-- The audit log shows who changed rewards and points. Points that orders give are no change of a person.
alter table loyalty_account
  add column loyalty_account_id int generated always as identity,
  add column uuid uuid not null default gen_random_uuid();
select audit_entity('loyalty_reward', 'loyalty_reward');
select audit_entity('loyalty_account', 'loyalty_account');
