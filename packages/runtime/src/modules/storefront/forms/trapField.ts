import { z } from 'zod';

/**
 * The honeypot field, which is invisible to people. A client that fills it in is treated as a bot, and receives the normal success
 * response.
 */
export const trapField = { website: z.string().optional() };
