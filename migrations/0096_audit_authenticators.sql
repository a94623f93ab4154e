-- The authenticators of administrators are in the audit log, without their keys and the counts of their codes.
select audit_part(
  'admin_totp', 'admin_user', 'admin_user_id', 'authenticators', 'secret,last_step,failed_count,failed_since');
