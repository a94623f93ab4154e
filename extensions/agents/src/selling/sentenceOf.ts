import type { AppContext, MessageKey } from '@shop/runtime/extension';
import type { Problem } from './problem.ts';

/** Returns the sentence of a problem, in the language of the app. */
export const sentenceOf = (app: AppContext, { kind, text }: Problem): string =>
  text ?? app.texts()(`agents.${kind}` satisfies MessageKey);
