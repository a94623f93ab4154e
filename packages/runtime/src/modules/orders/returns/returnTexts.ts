/** The English texts of returns and withdrawals: histories and emails. */
export const returnTexts = {
  'orders.return.activity.requested': 'Return {number} requested',
  'orders.return.activity.created': 'Return {number} created',
  'orders.return.activity.approved': 'Return {number} approved',
  'orders.return.activity.declined': 'Return {number} declined ({reason})',
  'orders.return.activity.received':
    'Return {number}: {count, plural, one {# unit} other {# units}} received',
  'orders.return.activity.imagesAdded':
    'Return {number}: {count, plural, one {# image} other {# images}} added',
  'orders.return.activity.labeled': 'Return {number}: label created by {carrier} ({tracking})',
  'orders.return.activity.closed': 'Return {number} closed',
  'orders.return.activity.refunded': 'Return {number} refunded',
  'orders.return.activity.withdrawn': 'Withdrawal from the contract declared (return {number})',
  'orders.return.reason.withdrawn': 'Withdrawn by the customer',
  'orders.return.reason.too_small': 'Too small',
  'orders.return.reason.too_large': 'Too large',
  'orders.return.reason.not_as_described': 'Not as described',
  'orders.return.reason.damaged': 'Damaged or defective',
  'orders.return.reason.wrong_item': 'Wrong item',
  'orders.return.reason.too_late': 'Arrived too late',
  'orders.return.reason.no_longer_wanted': 'No longer wanted',
  'orders.return.reason.other': 'Other',
  'orders.return.email.line': '{line} ({reason})',
  'orders.return.email.requested.subject': 'Your return {number} at {shop}',
  'orders.return.email.requested.intro':
    'We’ve received your request to return these items from your order {order}:',
  'orders.return.email.requested.next':
    'We’ll check it and get back to you by email. Please don’t send anything yet.',
  'orders.return.email.approved.subject': 'Your return {number} at {shop} was approved',
  'orders.return.email.approved.intro': 'You can return these items from your order {order}:',
  'orders.return.email.approved.parcel': 'Please put a note with the return number {number} in the parcel.',
  'orders.return.email.label.subject': 'The label for your return {number} at {shop}',
  'orders.return.email.label.intro':
    'We’ve attached the label by {carrier} with which you can send these items from your order {order} back. Print it and stick it on the parcel.',
  'orders.return.email.declined.subject': 'Your return {number} at {shop} was declined',
  'orders.return.email.declined.intro': 'We can’t accept the return of these items from your order {order}:',
  'orders.return.email.declined.reason': 'Reason: {reason}',
  'orders.return.email.received.subject': 'Your return {number} has arrived at {shop}',
  'orders.return.email.received.intro': 'These items from your order {order} have come back to us:',
  'orders.return.email.received.next': 'We’ll email you when we refund them.',
  'orders.return.email.withdrawal.subject': 'Your withdrawal from order {order} at {shop}',
  'orders.return.email.withdrawal.intro':
    'We confirm that we’ve received your withdrawal from the contract for order {order}. It was declared on {time} and covers these items:',
  'orders.return.email.withdrawal.order': 'Order',
  'orders.return.email.withdrawal.number': 'Return number',
  'orders.return.email.withdrawal.name': 'Name',
  'orders.return.email.withdrawal.declared': 'Declared on',
  'orders.return.email.withdrawal.unshipped': 'We won’t ship what hasn’t been sent yet.',
  'orders.return.email.withdrawal.sendBack':
    'Please send back the items that you have received, by {day} at the latest.',
  'orders.return.email.withdrawal.due':
    'We’ll refund you by {day} at the latest. We may wait until we have the goods back, or until you have shown that you sent them.',
  'orders.return.email.withdrawal.canceled':
    'Your order {order} was canceled. You have nothing to pay for it.',
  'orders.return.email.link.subject': 'Withdraw from order {order} at {shop}',
  'orders.return.email.link.intro':
    'You asked for the link to withdraw from the contract for your order {order}. Open it, choose the items, and confirm.',
  'orders.return.email.link.open': 'Withdraw from contract',
  'orders.return.email.link.ignore': 'If this wasn’t you, you can ignore this email.',
  'orders.return.email.merchant.return': 'Return {number} for order {order}',
  'orders.return.email.merchant.withdrawal': 'Withdrawal {number} for order {order}: refund due by {day}',
  'orders.return.email.merchant.customer': 'Customer',
  'orders.return.email.merchant.comment': 'Comment',
  'orders.return.email.merchant.open': 'Open order in admin',
} as const;
