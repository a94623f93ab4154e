import { language } from '../../text/text.ts';
import { pricesInLanguage } from '../../text/pricesInLanguage.ts';
import { refusalIn } from '../../text/refusals.ts';
import type { AnsweredRefusal, RefusalTexts } from '../../text/refusals.ts';

/** Error messages by language, loaded when the first error occurs. English messages come from the API. */
const files = import.meta.glob<Readonly<Record<string, string>>>('../../text/*/{refusals,faults}.json', {
  import: 'default',
});

/** English messages that replace API messages containing a permission key. */
const ENGLISH: RefusalTexts = { refusals: { FORBIDDEN: 'Your roles do not allow this.' }, faults: {} };

/** Error messages of extensions, by code. */
const added: Record<string, string> = {};

/** Adds the error messages of an extension in the admin language, by code. */
export const addRefusals = (texts: Readonly<Record<string, string>>): void => {
  Object.assign(added, texts);
};

async function loadTexts(): Promise<RefusalTexts> {
  const [refusals, faults] = await Promise.all(
    ['refusals', 'faults'].map((name) => files[`../../text/${language}/${name}.json`]?.()),
  );
  const own = refusals && faults ? { refusals, faults } : ENGLISH;
  return { ...own, refusals: { ...own.refusals, ...added } };
}

/** An error in a GraphQL response body. */
interface QueryRefusal {
  readonly message: string;
  readonly extensions?: Partial<Pick<AnsweredRefusal, 'code' | 'values'>>;
}

/** Response properties that may contain errors, either for the entire request or for individual records in a batch. */
interface Answer {
  readonly error?: AnsweredRefusal;
  readonly errors?: readonly QueryRefusal[];
  readonly data?: { readonly refused?: readonly AnsweredRefusal[] } | null;
}

/** Sends a request like `fetch`. Formats prices and translates error messages in the response for the admin language. */
export const fetchInLanguage: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer;
  const body = pricesInLanguage(await answer.json()) as Answer;
  const mayRefuse = !answer.ok || /\/(?:bulk|graphql)$/.test(String(input));
  const translated = mayRefuse ? await inLanguage(body) : body;
  const { status, statusText, headers } = answer;
  return new Response(JSON.stringify(translated), { status, statusText, headers });
};

/** Translates the error messages of a response. Responses without errors remain unchanged. */
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
