-- The admin sorts customers by name and email, and subscribers of the newsletter by email. Without these indexes each page sorted all rows.
create index customer_name_index on customer (full_name, customer_id);
create index customer_email_index on customer (email, customer_id);
create index newsletter_subscriber_email_index on newsletter_subscriber (email, newsletter_subscriber_id);
