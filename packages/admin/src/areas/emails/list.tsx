import { Badge } from '@mantine/core';
import { shop } from '../../kit/api/shop.ts';
import { defineList, fromRest, timeChoice } from '../../kit/list/defineList.ts';
import { exactTime, text } from '../../text/text.ts';
import { kindName } from './kindsQuery.ts';
import { statusColors } from './emailStatus.ts';

const KINDS = [
  'orderConfirmation',
  'orderCanceled',
  'orderRefunded',
  'documentIssued',
  'shipmentCreated',
  'shipmentDelivered',
  'returnRequested',
  'returnApproved',
  'returnDeclined',
  'returnReceived',
  'returnLabel',
  'withdrawalReceipt',
  'withdrawalLink',
  'merchantReturn',
  'giftCard',
  'customerWelcome',
  'passwordReset',
  'emailChange',
  'emailChangeNotice',
  'newsletterConfirmation',
  'newsletterWelcome',
  'cartReminder',
  'cartReminderSecond',
  'orderFollowUp',
  'merchantNewOrder',
  'merchantContactMessage',
  'merchantFailedDeliveries',
  'merchantWebhookOff',
  'adminPasswordReset',
  'secondFactorRemoved',
  'credentialAdded',
] as const;

type Email = Awaited<ReturnType<typeof shop.emails.list>>[number];

export const emailList = defineList({
  title: 'emails.log',
  empty: 'emails.log.empty',
  begin: { title: 'emails.title', to: '/setting/emails' },
  load: fromRest<Email>(shop.emails.list),
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ subject, kind }) => subject ?? kindName(kind),
  search: { key: 'recipient', operation: 'like' },
  columns: [
    {
      key: 'subject',
      title: 'emails.subject',
      isLink: true,
      cell: ({ subject, kind }) => subject ?? kindName(kind),
    },
    { key: 'recipient', title: 'emails.recipient', cell: ({ recipient }) => recipient ?? '—' },
    { key: 'kind', title: 'emails.kind', isMinor: true, cell: ({ kind }) => kindName(kind) },
    {
      key: 'status',
      title: 'emails.status',
      cell: ({ status }) => <Badge color={statusColors[status]}>{text(`emails.status.${status}`)}</Badge>,
    },
    { key: 'time', title: 'emails.time', isMinor: true, cell: ({ created_at: time }) => exactTime(time) },
  ],
  choices: [
    {
      key: 'status',
      title: 'emails.status',
      values: [
        ['sent', text('emails.status.sent')],
        ['failed', text('emails.status.failed')],
        ['suppressed', text('emails.status.suppressed')],
      ],
    },
    { key: 'kind', title: 'emails.kind', values: KINDS.map((kind) => [kind, kindName(kind)]) },
    timeChoice('created_at', 'emails.time'),
  ],
});
