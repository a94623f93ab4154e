import type { Patterns } from '../refusals.ts';

/** The Spanish texts of what happened to an order, by patterns of the activities of the API. */
export const activities: Patterns = [
  [/^Order has been created$/, 'Pedido creado'],
  [/^Captured (\S+ [A-Z]{3})$/, '{1} cobrados'],
  [/^Captured (\S+ [A-Z]{3})\. Transaction ID: (\S+)$/, '{1} cobrados. Transacción: {2}'],
  [/^Authorized (\S+ [A-Z]{3})\. Transaction ID: (\S+)$/, '{1} autorizados. Transacción: {2}'],
  [/^The gateway reviews the capture of (\S+ [A-Z]{3})$/, 'El proveedor de pagos revisa el cobro de {1}'],
  [/^Captured the payment\. Transaction ID: (\S+)$/, 'Pago cobrado. Transacción: {1}'],
  [
    /^Customer authorized the payment\. Transaction ID: (\S+)$/,
    'El cliente ha autorizado el pago. Transacción: {1}',
  ],
  [
    /^The wallet gateway reviews the (?:payment|authorization)\. Transaction ID: (\S+)$/,
    'El proveedor del monedero electrónico revisa el pago. Transacción: {1}',
  ],
  [/^Payment failed$/, 'El pago ha fallado'],
  [/^(?:Payment failed|The wallet gateway payment failed): (.+)$/, 'El pago ha fallado: {1}'],
  [/^Refunded (\S+ [A-Z]{3})\. Refund ID: (\S+)$/, '{1} reembolsados. Reembolso: {2}'],
  [/^Reason for the refund: (.+)$/s, 'Motivo del reembolso: {1}'],
  [
    /^Attention: the refund of (\S+ [A-Z]{3}) failed\. Refund ID: (\S+)$/,
    'Atención: el reembolso de {1} ha fallado. Reembolso: {2}',
  ],
  [
    /^Attention: the order was paid after it was canceled$/,
    'Atención: el pedido se pagó después de cancelarse',
  ],
  [
    /^Attention: the gateway has a payment for this order with another amount$/,
    'Atención: el proveedor de pagos tiene para este pedido un pago con otro importe',
  ],
  [
    /^Attention: the wallet gateway denied the payment capture\. Capture ID: (\S+)$/,
    'Atención: el proveedor del monedero electrónico ha rechazado el cobro. Cobro: {1}',
  ],
  [
    /^Order (\S+) of the same cart is paid, so (.+) of this one was given back$/,
    'El pedido {1} del mismo carrito está pagado, por lo que se han devuelto {2} de este',
  ],
  [
    /^Order (\S+) of the same cart was paid too: (.+) was given back$/,
    'También se pagó el pedido {1} del mismo carrito: se han devuelto {2}',
  ],
  [/^Order canceled \((.+)\)$/, 'Pedido cancelado ({1})'],
  [/^Shipment created \(([^,]+)\)$/, 'Envío creado ({1})'],
  [/^Shipment created \(([^,]+), carrier (.+)\)$/, 'Envío creado ({1}, {2})'],
  [/^Label created \((.+), (\S+)\)$/, 'Etiqueta creada ({1}, {2})'],
  [/^Shipment information updated$/, 'Datos del envío modificados'],
  [/^Shipment delivered$/, 'Envío entregado'],
  [/^Shipment canceled$/, 'Envío cancelado'],
  [/^Marked as reviewed$/, 'Marcado como revisado'],
  [/^E-mail changed from (.+) to (.+)$/, 'Correo electrónico modificado de {1} a {2}'],
  [/^Name changed from (.+) to (.+)$/, 'Nombre modificado de {1} a {2}'],
  [/^Shipping address changed /, 'Dirección de envío modificada'],
  [/^Billing address changed /, 'Dirección de facturación modificada'],
  [/^The confirmation is sent again to (.+)$/, 'Confirmación del pedido reenviada a {1}'],
  [
    /^The e-mail about the cancellation is sent again to (.+)$/,
    'Correo electrónico de cancelación reenviado a {1}',
  ],
  [/^The e-mail about the refund is sent again to (.+)$/, 'Correo electrónico de reembolso reenviado a {1}'],
  [/^The e-mail about the shipment is sent again to (.+)$/, 'Correo electrónico de envío reenviado a {1}'],
  [/^The e-mail about the delivery is sent again to (.+)$/, 'Correo electrónico de entrega reenviado a {1}'],
  [
    /^The e-mail about the new order is sent again to (.+)$/,
    'Correo electrónico de nuevo pedido reenviado a {1}',
  ],
];
