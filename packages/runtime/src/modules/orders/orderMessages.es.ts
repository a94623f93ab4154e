import { translateMessages } from '../../platform/messages/contract.ts';
import { orderMessages } from './orderMessages.ts';

/** The texts of orders in Spanish: e-mails, statuses and documents. */
export const spanishOrderMessages = translateMessages(orderMessages, 'es', {
  'orders.email.view': 'Ver su pedido',
  'orders.email.shipTo': 'Se envía a:',
  'orders.email.payment': 'Pago: {method}',
  'orders.email.line': '{qty, number} × {product}',
  'orders.email.subtotal': 'Subtotal',
  'orders.email.discount': 'Descuento',
  'orders.email.shipping': 'Envío',
  'orders.email.tax': 'Impuestos',
  'orders.email.total': 'Total',

  'orders.email.confirmation.subject': 'Su pedido {number} en {shop}',
  'orders.email.confirmation.intro': 'Gracias por su pedido {number}. Lo hemos recibido correctamente.',

  'orders.email.canceled.subject': 'Su pedido {number} en {shop} se ha cancelado',
  'orders.email.canceled.intro': 'Su pedido {number} se ha cancelado. Ya no se enviará nada más de él.',

  'orders.email.refund.subject': 'El reembolso de su pedido {number} en {shop}',
  'orders.email.refund.full':
    'Le hemos reembolsado {amount}. Con ello, su pedido {number} queda reembolsado por completo.',
  'orders.email.refund.partial': 'Le hemos reembolsado {amount} de su pedido {number}.',
  'orders.email.refund.way':
    'Recibirá el dinero por el mismo medio con el que pagó: {method}. El tiempo que tarde en llegar depende de su banco o del servicio de pago.',

  'orders.email.shipped.subject': 'Su pedido {number} en {shop} está en camino',
  'orders.email.shipped.intro': 'Estos artículos de su pedido {number} están en camino:',
  'orders.email.shipped.carrier': 'Transportista: {carrier}',
  'orders.email.shipped.tracking': 'Número de seguimiento: {tracking}',
  'orders.email.shipped.track': 'Seguir el envío',

  'orders.email.delivered.subject': 'Su pedido {number} en {shop} se ha entregado',
  'orders.email.delivered.intro': 'Estos artículos de su pedido {number} se han entregado:',

  'orders.email.merchant.subject': 'Nuevo pedido {number}: {total}',
  'orders.email.merchant.intro': '{shop} tiene un nuevo pedido, el {number}.',
  'orders.email.merchant.customer': 'Cliente',
  'orders.email.merchant.noName': 'Sin nombre',
  'orders.email.merchant.email': 'Correo electrónico',
  'orders.email.merchant.payment': 'Pago',
  'orders.email.merchant.shipping': 'Envío',
  'orders.email.merchant.coupon': 'Cupón',
  'orders.email.merchant.shipTo': 'Enviar a:',
  'orders.email.merchant.note': 'Nota del cliente:',

  'orders.shipmentStatus.unfullfilled': 'No enviado',
  'orders.shipmentStatus.partiallyShipped': 'Enviado en parte',
  'orders.shipmentStatus.shipped': 'Enviado',
  'orders.shipmentStatus.partiallyDelivered': 'Entregado en parte',
  'orders.shipmentStatus.delivered': 'Entregado',
  'orders.shipmentStatus.canceled': 'Cancelado',

  'orders.document.invoice': 'Factura',
  'orders.document.number': 'Factura {number}',
  'orders.document.invoiced': 'Fecha de la factura',
  'orders.document.slip': 'Nota de entrega',
  'orders.document.order': 'Pedido {number}',
  'orders.document.date': 'Fecha del pedido',
  'orders.document.billTo': 'Facturar a',
  'orders.document.shipTo': 'Enviar a',
  'orders.document.qty': 'Cant.',
  'orders.document.item': 'Artículo',
  'orders.document.price': 'Precio unitario',
  'orders.document.taxRate': 'Impuesto',
  'orders.document.amount': 'Importe',
  'orders.document.taxAt': 'Impuesto del {percent, number}\u00a0%',
  'orders.document.shippingTax': 'Impuesto sobre el envío',
  'orders.document.method': 'Pago',
  'orders.document.shipping': 'Envío',
  'orders.document.paid': 'Pagado',
  'orders.document.refunded': 'Reembolsado',
  'orders.document.due': 'Importe pendiente',
  'orders.document.packed': 'Preparado',
  'orders.document.note': 'Nota del cliente',
  'orders.document.canceled': 'Este pedido se ha cancelado.',
  'orders.document.page': 'Página {page, number} de {pages, number}',
});
