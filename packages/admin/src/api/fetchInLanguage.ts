import { language } from '../text/text.ts';
import { pricesInLanguage } from '../text/pricesInLanguage.ts';
import { refusalIn } from '../text/refusals.ts';
import type { AnsweredRefusal, RefusalTexts } from '../text/refusals.ts';

/** The texts of refusals by language, which are loaded with the first one. English has none: it is the language of the API itself. */
const texts = import.meta.glob<RefusalTexts>('../text/*/refusals.ts');

/** The members of an answer that may hold refusals: of the whole request, and of single records of many. */
interface Answer {
  readonly error?: AnsweredRefusal;
  readonly data?: { readonly refused?: readonly AnsweredRefusal[] };
}

/** Sends a request as `fetch` does. Prices and refusals in the answer are in the language of the admin. */
export const fetchInLanguage: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer;
  const body = pricesInLanguage(await answer.json()) as Answer;
  const load = texts[`../text/${language}/refusals.ts`];
  const hasRefusals = load && (!answer.ok || String(input).includes('/bulk'));
  const { status, statusText, headers } = answer;
  const said = hasRefusals ? inLanguage(await load(), body) : body;
  return new Response(JSON.stringify(said), { status, statusText, headers });
};

function inLanguage(own: RefusalTexts, body: Answer): Answer {
  if (body.error) return { ...body, error: refusalIn(own, body.error) };
  const refused = body.data?.refused;
  if (!Array.isArray(refused)) return body;
  return { ...body, data: { ...body.data, refused: refused.map((one) => refusalIn(own, one)) } };
}
