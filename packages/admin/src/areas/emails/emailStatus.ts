/** The colors of what became of an email. */
export const statusColors = { sent: 'teal', failed: 'red', suppressed: 'gray' } as const;
