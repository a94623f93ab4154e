-- Orders with cash on delivery that were placed before the method had a status of its own get it, with the transaction that
-- stands for the promise to pay. Running it again changes nothing.
insert into payment_transaction (
  order_id, payment_method, transaction_id, transaction_type, payment_action, amount, currency
)
select order_id, 'cod', 'cod-authorize-' || uuid, 'offline', 'authorize', grand_total, currency
from "order" where payment_method = 'cod' and payment_status = 'pending'
on conflict on constraint payment_transaction_key do nothing;
update "order" set payment_status = 'cod_pending' where payment_method = 'cod' and payment_status = 'pending';
