const MOST = 2000;
/** A member of a structured dictionary (RFC 8941) with a string as its value. */
const MEMBER = /(?:^|,)[ \t]*profile="((?:[^"\\]|\\["\\])*)"[ \t]*(?:;[^,]*)?(?=,|$)/;

/** Returns the address of the profile that the header `UCP-Agent` names. Null if there is none, or it is not https. */
export function profileOf(header: string | undefined): string | null {
  if (header === undefined || header.length > MOST) return null;
  const text = MEMBER.exec(header)?.[1]?.replaceAll(/\\(["\\])/g, '$1');
  if (text === undefined || !URL.canParse(text)) return null;
  const { protocol, href, hash, username, password } = new URL(text);
  const isPlain = protocol === 'https:' && hash === '' && username === '' && password === '';
  return isPlain ? href : null;
}
