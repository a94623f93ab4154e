import { z } from 'zod';

/** The honeypot field, hidden from people. A client that fills it in is a bot, and receives a normal success response. */
export const trapField = { website: z.string().optional() };
