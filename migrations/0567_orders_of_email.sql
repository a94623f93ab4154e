-- Whether a buyer has ordered before decides about promotions. Email addresses are compared without regard to case, at each change of a cart.
create index order_email_key_index on "order" (lower(customer_email)) where canceled_at is null and superseded_at is null;
