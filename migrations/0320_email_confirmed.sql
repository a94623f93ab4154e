-- When an account has shown that its e-mail is its own: by a link in an e-mail to it, or because an administrator wrote it. What is for one
-- e-mail, such as a coupon, asks for that: anybody can register the e-mail of somebody else.
alter table customer add column email_confirmed_at timestamptz;
-- Those who followed the link of the newsletter have shown it already.
update customer c set email_confirmed_at = s.subscribed_at
from newsletter_subscriber s
where s.customer_id = c.customer_id and lower(s.email) = lower(c.email) and s.subscribed_at is not null;
