import type { AdminColumn, AdminParts, AdminText } from '@shop/runtime/extension';

const text = (en: string, de: string, es: string, fr: string, ar: string): AdminText => ({
  en,
  de,
  es,
  fr,
  ar,
});

const agentTitle = text('Assistant', 'Assistent', 'Asistente', 'Assistant', 'المساعد');
const protocolTitle = text('Protocol', 'Protokoll', 'Protocolo', 'Protocole', 'البروتوكول');
const protocols = {
  key: 'protocol',
  title: protocolTitle,
  values: [
    { value: 'ucp', label: 'UCP' },
    { value: 'acp', label: 'ACP' },
  ],
} as const;
const agentColumns: readonly AdminColumn[] = [
  { path: 'agentName', title: agentTitle, as: 'agents:agent' },
  { path: 'protocol', title: protocolTitle, as: 'agents:protocol', isMinor: true },
];

const reason = (value: string, ...label: Parameters<typeof text>) => ({ value, label: text(...label) });

/** The merchant's page, the lists of purchases, and the card on the page of an order. */
export const adminParts: AdminParts = {
  name: 'agents',
  texts: new URL('../admin/texts/', import.meta.url),
  resources: [
    {
      id: 'purchases',
      title: text(
        'Purchases by assistants',
        'Käufe von Assistenten',
        'Compras de asistentes',
        'Achats des assistants',
        'مشتريات المساعدين',
      ),
      icon: 'cart',
      permission: 'listAgentPurchases',
      list: {
        query: `query AgentPurchases($filters: [FilterInput!]) {
          agentPurchases(filters: $filters) {
            total totalIsExact items { uuid orderNumber agent agentName protocol total { text } placedAt }
          }
        }`,
        columns: [
          {
            path: 'orderNumber',
            title: text('Order', 'Bestellung', 'Pedido', 'Commande', 'الطلب'),
            as: 'agents:order',
          },
          ...agentColumns,
          { path: 'total', title: text('Total', 'Summe', 'Total', 'Total', 'الإجمالي'), as: 'money' },
          {
            path: 'placedAt',
            title: text('Placed', 'Bestellt', 'Realizado', 'Passée', 'وقت الطلب'),
            as: 'date',
          },
        ],
        search: 'agent_name[like]',
        choices: [protocols],
        empty: text(
          'Orders that assistants place appear here.',
          'Hier erscheinen Bestellungen, die Assistenten aufgeben.',
          'Aquí aparecen los pedidos que realizan los asistentes.',
          'Les commandes passées par des assistants apparaissent ici.',
          'تظهر هنا الطلبات التي يقدمها المساعدون.',
        ),
      },
    },
    {
      id: 'refusals',
      title: text(
        'Purchases that failed',
        'Gescheiterte Käufe',
        'Compras fallidas',
        'Achats échoués',
        'مشتريات لم تتم',
      ),
      icon: 'list',
      permission: 'listAgentRefusals',
      list: {
        query: `query AgentRefusals($filters: [FilterInput!]) {
          agentRefusals(filters: $filters) {
            total totalIsExact items { uuid agent agentName protocol reason createdAt }
          }
        }`,
        columns: [
          {
            path: 'reason',
            title: text('Reason', 'Grund', 'Motivo', 'Raison', 'السبب'),
            as: 'agents:reason',
          },
          ...agentColumns,
          { path: 'createdAt', title: text('Time', 'Zeit', 'Hora', 'Heure', 'الوقت'), as: 'date' },
        ],
        search: 'agent_name[like]',
        choices: [
          protocols,
          {
            key: 'reason',
            title: text('Reason', 'Grund', 'Motivo', 'Raison', 'السبب'),
            values: [
              reason(
                'payment_failed',
                'Payment failed',
                'Zahlung gescheitert',
                'Pago fallido',
                'Paiement échoué',
                'فشل الدفع',
              ),
              reason(
                'price_changed',
                'Price changed',
                'Preis geändert',
                'Precio cambiado',
                'Prix modifié',
                'تغير السعر',
              ),
              reason(
                'out_of_stock',
                'Out of stock',
                'Nicht vorrätig',
                'Sin existencias',
                'En rupture de stock',
                'غير متوفر',
              ),
              reason(
                'no_way_to_pay',
                'No way to pay',
                'Keine Zahlungsart',
                'Sin forma de pago',
                'Aucun moyen de paiement',
                'لا توجد طريقة دفع',
              ),
              reason(
                'conflict',
                'Already over',
                'Schon beendet',
                'Ya terminada',
                'Déjà terminé',
                'انتهت بالفعل',
              ),
            ],
          },
        ],
        empty: text(
          'No assistant has failed to complete a purchase.',
          'Kein Assistent ist an einem Kauf gescheitert.',
          'Ningún asistente ha dejado de completar una compra.',
          'Aucun assistant n’a échoué à terminer un achat.',
          'لم يفشل أي مساعد في إتمام عملية شراء.',
        ),
      },
    },
  ],
  module: {
    file: new URL('../admin/admin.js', import.meta.url),
    contract: '^1',
    pages: [
      {
        path: 'index',
        title: text(
          'Selling to assistants',
          'Verkauf an Assistenten',
          'Venta a asistentes',
          'Vente aux assistants',
          'البيع للمساعدين',
        ),
        icon: 'bolt',
        permission: 'getAgentsState',
      },
    ],
    slots: [{ slot: 'order.side', permission: 'listAgentPurchases' }],
  },
};
