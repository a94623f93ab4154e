import { language } from '../../text/text.ts';
import { pricesInLanguage } from '../../text/pricesInLanguage.ts';
import { refusalIn } from '../../text/refusals.ts';
import type { AnsweredRefusal, RefusalTexts } from '../../text/refusals.ts';

/** The texts of refusals by language, which are loaded with the first one. English is the language of the API itself. */
const files = import.meta.glob<Readonly<Record<string, string>>>('../../text/*/{refusals,faults}.json', {
  import: 'default',
});

/** The English words of refusals that the API says by the key of a permission. */
const ENGLISH: RefusalTexts = { refusals: { FORBIDDEN: 'Your roles do not allow this.' }, faults: {} };

async function loadTexts(): Promise<RefusalTexts> {
  const [refusals, faults] = await Promise.all(
    ['refusals', 'faults'].map((name) => files[`../../text/${language}/${name}.json`]?.()),
  );
  return refusals && faults ? { refusals, faults } : ENGLISH;
}

/** A refusal as a query of GraphQL answers it. */
interface QueryRefusal {
  readonly message: string;
  readonly extensions?: Partial<Pick<AnsweredRefusal, 'code' | 'values'>>;
}

/** The members of an answer that may hold refusals: of the whole request, and of single records of many. */
interface Answer {
  readonly error?: AnsweredRefusal;
  readonly errors?: readonly QueryRefusal[];
  readonly data?: { readonly refused?: readonly AnsweredRefusal[] } | null;
}

/** Sends a request as `fetch` does. Prices and refusals in the answer are in the language of the admin. */
export const fetchInLanguage: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer;
  const body = pricesInLanguage(await answer.json()) as Answer;
  const mayRefuse = !answer.ok || /\/(?:bulk|graphql)$/.test(String(input));
  const said = mayRefuse ? await inLanguage(body) : body;
  const { status, statusText, headers } = answer;
  return new Response(JSON.stringify(said), { status, statusText, headers });
};

/** Says the refusals of an answer, which is left as it is where there are none. */
async function inLanguage(body: Answer): Promise<Answer> {
  if (body.error) return { ...body, error: refusalIn(await loadTexts(), body.error) };
  if (Array.isArray(body.errors)) {
    const own = await loadTexts();
    const errors = body.errors.map((one) => {
      const { code = '', values = {} } = one.extensions ?? {};
      return { ...one, message: refusalIn(own, { code, values, message: one.message }).message };
    });
    return { ...body, errors };
  }
  const refused = body.data?.refused;
  if (!Array.isArray(refused) || refused.length === 0) return body;
  const own = await loadTexts();
  return { ...body, data: { ...body.data, refused: refused.map((one) => refusalIn(own, one)) } };
}
