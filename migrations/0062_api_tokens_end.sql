-- API tokens end when their administrator is disabled. Those of administrators who are disabled already must not hold again
-- when they are enabled.
delete from admin_token
using admin_user
where admin_user.admin_user_id = admin_token.admin_user_id and admin_token.kind = 'api' and not admin_user.status;
