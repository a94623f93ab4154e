/** The colors of what became of an e-mail. */
export const statusColors = { sent: 'teal', failed: 'red', suppressed: 'gray' } as const;
