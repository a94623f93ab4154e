/** Colors of email delivery statuses. */
export const statusColors = { sent: 'teal', failed: 'red', suppressed: 'gray' } as const;
