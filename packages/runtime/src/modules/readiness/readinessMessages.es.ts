import { translateMessages } from '../../platform/contracts/messages.ts';
import { readinessMessages } from './readinessMessages.ts';

/** The sentences of the checklist in Spanish. */
export const spanishReadinessMessages = translateMessages(readinessMessages, 'es', {
  'readiness.shop.done': '{name}, {country}.',
  'readiness.shop.name': 'La tienda todavía no tiene un nombre propio: indíquelo en los ajustes.',
  'readiness.shop.address':
    'La tienda todavía no tiene dirección: establezca shop.address en la configuración.',
  'readiness.product.done':
    '{count, plural, one {# producto está a la venta.} many {# de productos están a la venta.} other {# productos están a la venta.}}',
  'readiness.product.open': 'Todavía no hay ningún producto propio a la venta.',
  'readiness.shipping.done':
    '{count, plural, one {Se atiende # zona.} many {Se atienden # de zonas.} other {Se atienden # zonas.}}',
  'readiness.shipping.open':
    'Todavía no hay ninguna zona de envío: no se puede enviar ningún pedido a nadie.',
  'readiness.shipping.shadowed':
    'La zona “{zone}” no atiende a nadie: la zona “{name}” tiene prioridad en todos sus lugares.',
  'readiness.shipping.noProvider': 'La zona “{zone}” no tiene ningún proveedor activado.',
  'readiness.shipping.notInstalled': 'La zona “{zone}” usa el proveedor “{name}”, que no está instalado.',
  'readiness.shipping.badConfig': 'Al proveedor de la zona “{zone}” le faltan ajustes: {name}.',
  'readiness.shipping.nothingToOffer': 'El proveedor “{name}” no tiene ninguna tarifa para la zona “{zone}”.',
  'readiness.tax.done':
    '{count, plural, one {# tipo impositivo.} many {# de tipos impositivos.} other {# tipos impositivos.}}',
  'readiness.tax.open': 'No hay ningún tipo impositivo: todo se vende sin impuestos.',
  'readiness.tax.unclassed':
    '{count, plural, one {# producto no tiene clase de impuesto y se vende sin impuestos.} many {# de productos no tienen clase de impuesto y se venden sin impuestos.} other {# productos no tienen clase de impuesto y se venden sin impuestos.}}',
  'readiness.payment.done': '{names}.',
  'readiness.payment.incomplete': '{names}: activado, pero sin configurar, así que nadie puede pagar.',
  'readiness.payment.unreviewed':
    '{names}. Aún no ha decidido si ofrecer: {unseen}. Consérvelo o desactívelo.',
  'readiness.payment.open': 'No hay ningún método de pago activado.',
  'readiness.homepage.done': 'Su página de inicio tiene secciones propias.',
  'readiness.homepage.open': 'Su página de inicio solo muestra los productos más recientes.',
  'readiness.testPurchase.done': 'Se ha realizado un pedido.',
  'readiness.testPurchase.open': 'Compre algo en su propia tienda, como lo haría un cliente.',
  'readiness.demo.done': 'Los productos de ejemplo ya no están.',
  'readiness.demo.warning':
    '{count, plural, one {# producto de ejemplo sigue a la venta.} many {# de productos de ejemplo siguen a la venta.} other {# productos de ejemplo siguen a la venta.}}',
  'readiness.livePayment.done': 'Los pagos son reales.',
  'readiness.livePayment.open': 'Todavía no hay ningún método de pago.',
  'readiness.livePayment.warning': '{names} funciona en modo de prueba: no se mueve dinero.',
  'readiness.domain.done': '{url}',
  'readiness.domain.open':
    'La tienda todavía no tiene dirección pública: establezca shop.url en la configuración.',
  'readiness.domain.local': 'Solo se puede acceder a {url} desde este equipo.',
  'readiness.domain.insecure': '{url} no está cifrada: use https.',
  'readiness.sender.done': 'Los correos electrónicos se envían.',
  'readiness.sender.open': 'Los correos electrónicos no se envían: establezca mail.url en la configuración.',
  'readiness.sender.noFrom':
    'Los correos electrónicos no tienen un remitente propio: establezca mail.from en la configuración.',
  'readiness.legalPages.done': 'La política de privacidad y las condiciones están publicadas.',
  'readiness.legalPages.open': 'Publique sus páginas de privacidad y de condiciones.',
  'readiness.legalPages.privacy': 'Publique su página de privacidad.',
  'readiness.legalPages.terms': 'Publique su página de condiciones.',
});
