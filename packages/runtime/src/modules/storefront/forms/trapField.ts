import { z } from 'zod';

/** The field that people do not see: who fills it in is a program, which is answered as if all were well. */
export const trapField = { website: z.string().optional() };
