-- Finds the text and the values of the lines that the version before wrote as sentences. An amount has two parts.
create function pg_temp.values_of(names text[], found text[]) returns jsonb language sql immutable
return (
  select coalesce(jsonb_object_agg(name, case name
    when 'money' then jsonb_build_object('amount', split_part(value, ' ', 1), 'currency', split_part(value, ' ', 2))
    when 'count' then to_jsonb(value::int)
    else to_jsonb(value) end), '{}')
  from unnest(names, found) as pair (name, value) where name is not null
);
update order_activity line
set kind = known.kind, "values" = pg_temp.values_of(known.names::text[], regexp_match(line.comment, known.pattern))
from (values
  ('orders.activity.created', '^Order has been created$', '{}'),
  ('payments.zeroTotal', '^Payment completed automatically \(zero-total order\)$', '{}'),
  ('orders.activity.captured', '^Captured (\S+ [A-Z]{3})$', '{money}'),
  ('cardgw.activity.captured', '^Captured (\S+ [A-Z]{3})\. Transaction ID: (\S+)$', '{money,id}'),
  ('cardgw.activity.authorized', '^Authorized (\S+ [A-Z]{3})\. Transaction ID: (\S+)$', '{money,id}'),
  ('orders.activity.captureInReview', '^The gateway reviews the capture of (\S+ [A-Z]{3})$', '{money}'),
  ('walletgw.activity.captured', '^Captured the payment\. Transaction ID: (\S+)$', '{id}'),
  ('walletgw.activity.authorized', '^Customer authorized the payment\. Transaction ID: (\S+)$', '{id}'),
  ('walletgw.activity.paymentInReview', '^The wallet gateway reviews the payment\. Transaction ID: (\S+)$', '{id}'),
  ('walletgw.activity.authorizationInReview', '^The wallet gateway reviews the authorization\. Transaction ID: (\S+)$', '{id}'),
  ('cardgw.activity.failed', '^Payment failed$', '{}'),
  ('cardgw.activity.failedBecause', '^Payment failed: (.+)$', '{reason}'),
  ('walletgw.activity.failed', '^The wallet gateway payment failed: (.+)$', '{reason}'),
  ('orders.activity.refunded', '^Refunded (\S+ [A-Z]{3})\. Refund ID: (\S+)$', '{money,id}'),
  ('orders.activity.refundReason', '^Reason for the refund: (.+)$', '{reason}'),
  ('orders.activity.refundFailed', '^Attention: the refund of (\S+ [A-Z]{3}) failed\. Refund ID: (\S+)$', '{money,id}'),
  ('orders.activity.paidAfterCancellation', '^Attention: the order was paid after it was canceled$', '{}'),
  ('orders.activity.otherAmount', '^Attention: the gateway has a payment for this order with another amount$', '{}'),
  ('orders.activity.duplicateNotReturned', '^Attention: this order and order (\S+) were both paid, and the gateway refused to give the money of this one back: (.+)$', '{number,message}'),
  ('walletgw.activity.captureDenied', '^Attention: the wallet gateway denied the payment capture\. Capture ID: (\S+)$', '{id}'),
  ('walletgw.activity.otherAmount', '^Attention: the wallet gateway reported (\S+ [A-Z]{3}), which is not the total of the order\. Nothing was captured\. ID: (\S+)$', '{money,id}'),
  ('walletgw.activity.authorizationExpired', '^Attention: the authorization (\S+) expired on (\S+)$', '{id,time}'),
  ('orders.activity.duplicateReturned', '^Order (\S+) of the same cart is paid, so (\S+ [A-Z]{3}) of this one was given back$', '{number,money}'),
  ('orders.activity.otherDuplicateReturned', '^Order (\S+) of the same cart was paid too: (\S+ [A-Z]{3}) was given back$', '{number,money}'),
  ('orders.activity.canceled', '^Order canceled \((.*)\)$', '{reason}'),
  ('orders.activity.shipped', '^Shipment created \((\d+) item\(s\)\)$', '{count}'),
  ('orders.activity.shippedBy', '^Shipment created \((\d+) item\(s\), carrier (.+)\)$', '{count,carrier}'),
  ('orders.activity.labelCreated', '^Label created \((.+), (\S+)\)$', '{carrier,number}'),
  ('orders.activity.shipmentUpdated', '^Shipment information updated$', '{}'),
  ('orders.activity.delivered', '^Shipment delivered$', '{}'),
  ('orders.activity.shipmentCanceled', '^Shipment canceled$', '{}'),
  ('orders.activity.reviewed', '^Marked as reviewed$', '{}'),
  ('orders.activity.emailChanged', '^E-mail changed from (.+) to (.+)$', '{before,after}'),
  ('orders.activity.nameAdded', '^Name changed from none to (.+)$', '{after}'),
  ('orders.activity.nameRemoved', '^Name changed from (.+) to none$', '{before}'),
  ('orders.activity.nameChanged', '^Name changed from (?!none to )(.+) to (?!none$)(.+)$', '{before,after}'),
  ('orders.activity.shippingAddressChanged', '^Shipping address changed \((.+)\)$', '{fields}'),
  ('orders.activity.billingAddressChanged', '^Billing address changed \((.+)\)$', '{fields}'),
  ('orders.activity.resent.orderConfirmation', '^The confirmation is sent again to (.+)$', '{to}'),
  ('orders.activity.resent.orderCanceled', '^The e-mail about the cancellation is sent again to (.+)$', '{to}'),
  ('orders.activity.resent.orderRefunded', '^The e-mail about the refund is sent again to (.+)$', '{to}'),
  ('orders.activity.resent.shipmentCreated', '^The e-mail about the shipment is sent again to (.+)$', '{to}'),
  ('orders.activity.resent.shipmentDelivered', '^The e-mail about the delivery is sent again to (.+)$', '{to}'),
  ('orders.activity.resent.merchantNewOrder', '^The e-mail about the new order is sent again to (.+)$', '{to}'),
  ('orders.activity.invoiced', '^Invoice (.+) was issued$', '{number}')
) as known (kind, pattern, names)
where line.comment ~ known.pattern;
drop function pg_temp.values_of(text[], text[]);
