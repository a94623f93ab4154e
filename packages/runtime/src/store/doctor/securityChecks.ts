import { broken, done, firstOf, warning } from './check.ts';
import type { ConfigurationCheck, Seen } from './check.ts';

const LOCAL = /^(?:localhost|127\.|\[?::1\]?$|.*\.(?:local|test|localhost)$)/;
/** Words that appear in placeholder secrets. */
const EXAMPLE = /secret|change|example|password|test|at least|default|your/i;
/** Common character sequences. A random hex string may contain one by chance, but also contains enough other characters. */
const ROWS = /(?:0?123456789|1234|abcdef|abcd|qwerty)/gi;

/** Estimates the entropy of a secret in bits from its distinct characters. A random hex string of 64 characters has 256 bits. */
export function bitsOf(secret: string): number {
  const kinds = new Set(secret).size;
  return kinds < 2 ? 0 : Math.round(secret.length * Math.log2(Math.min(kinds, 64)));
}

function secretFault(name: string, secret: string): Seen {
  const withoutRows = secret.replaceAll(ROWS, '');
  const hasRows = withoutRows !== secret;
  return firstOf(
    [
      (EXAMPLE.test(secret) || (hasRows && bitsOf(withoutRows) < 96)) &&
        broken(`${name} looks like an example value.`),
      bitsOf(secret) < 96 && broken(`${name} is repetitive: it has only about ${bitsOf(secret)} bits.`),
    ],
    `${name} has about ${bitsOf(secret)} bits.`,
  );
}

/** The checks of secrets, URLs and access. */
export const securityChecks: readonly ConfigurationCheck[] = [
  {
    id: 'sessionSecret',
    about: 'whether the session secret is long and random enough',
    fix: 'Set SHOP_SESSION_SECRET to the output of "openssl rand -hex 32". Add the old one to `secrets.previousKeys` unless `secrets.key` is set.',
    evaluate: ({ config }) => secretFault('The session secret', config.session.secret),
  },
  {
    id: 'secretsKey',
    about: '`secrets.key`, which encrypts secret settings',
    fix: 'Set `secrets.key` to the output of "openssl rand -hex 32", add the session secret to `secrets.previousKeys`, then save the secret settings again.',
    evaluate({ config: { secrets, session, mode }, shop }) {
      if (secrets.key === undefined)
        return mode === 'production' && (shop?.sealed.all ?? 0) > 0
          ? warning(
              'Secret settings are encrypted with the session secret, so changing it would make them unreadable.',
            )
          : done('No secret setting needs a separate key.');
      if (secrets.key === session.secret) return warning('secrets.key is the session secret.');
      return secretFault('secrets.key', secrets.key);
    },
  },
  {
    id: 'previousKeys',
    about: 'whether all secret settings can be decrypted, and which previous keys are still needed',
    fix: 'Add the old key to `secrets.previousKeys`, or save the setting again in the admin (/admin/setting/payments). Then remove unused keys.',
    evaluate({ config: { secrets, session }, shop }) {
      const { lost, old } = shop?.sealed ?? { lost: [], old: [] };
      return firstOf(
        [
          lost.length > 0 && broken(`No key can decrypt ${lost.join(', ')}.`),
          secrets.previousKeys.includes(secrets.key ?? session.secret) &&
            warning('secrets.previousKeys contains the current key.'),
          old.length > 0 && warning(`Only a previous key can decrypt ${old.join(', ')}.`),
        ],
        'All secret settings are encrypted with the current key.',
      );
    },
  },
  {
    id: 'trustProxy',
    about: 'whether `server.trustProxy` matches the listening address and the public URL',
    fix: 'Set `server.trustProxy` to the number of proxies in front, and make the shop reachable only through them (`server.host`).',
    evaluate({ config: { server, shop, mode } }) {
      const isLoopback = LOCAL.test(server.host);
      const isBehindProxy = shop.url.startsWith('https:');
      return firstOf(
        [
          mode === 'production' &&
            isBehindProxy &&
            server.trustProxy === 0 &&
            broken('The shop is behind a proxy that is not trusted, so all shoppers share one rate limit.'),
          !isLoopback &&
            server.trustProxy > 0 &&
            warning(
              `The shop listens on ${server.host} and trusts ${server.trustProxy} proxies, so anyone who reaches it directly can spoof their address.`,
            ),
        ],
        `${server.trustProxy} proxies are trusted; the shop listens on ${server.host}.`,
      );
    },
  },
  {
    id: 'rateLimit',
    about: '`rateLimit`, as a whole and by tier',
    fix: 'Remove `rateLimit: false` (and tiers that are false) from the configuration.',
    evaluate({ config: { rateLimit, mode } }) {
      const off =
        rateLimit === false
          ? ['all tiers']
          : Object.entries(rateLimit).flatMap(([tier, limit]) => (limit === false ? [tier] : []));
      if (off.length === 0) return done('Rate limits are on.');
      const text = `Rate limits are off: ${off.join(', ')}.`;
      if (mode !== 'production') return done(text);
      return off.includes('all tiers') || off.includes('auth') ? broken(text) : warning(text);
    },
  },
  {
    id: 'corsOrigins',
    about: 'unencrypted or local front ends in `cors.origins`',
    fix: 'List only the https origins of your own front ends in `cors.origins`.',
    evaluate: ({ config: { cors, mode } }) =>
      originsFault(cors.origins, mode, 'read the storefront with cookies'),
  },
  {
    id: 'adminOrigins',
    about: 'unencrypted or local front ends in `cors.adminOrigins`',
    fix: 'List only the https origins of your own admin front ends in `cors.adminOrigins`.',
    evaluate: ({ config: { cors, mode } }) => originsFault(cors.adminOrigins, mode, 'act as administrators'),
  },
  {
    id: 'administrators',
    about: 'whether there is an administrator, and whether the demo administrator still exists',
    fix: 'Create one with `shop user create`. Disable the demo administrator in /admin/users.',
    evaluate({ shop, config: { mode } }) {
      if (!shop) return done('Checked once the migrations are applied.');
      return firstOf(
        [
          shop.admins === 0 &&
            mode === 'production' &&
            warning(
              shop.has_setup_link
                ? 'There is no administrator, and anyone with the setup link can become the first one.'
                : 'There is no administrator.',
            ),
          mode === 'production' &&
            shop.has_demo_admin &&
            warning('The demo administrator, admin@example.com, can sign in.'),
        ],
        `${shop.admins} administrators can sign in.`,
      );
    },
  },
  {
    id: 'secondFactor',
    about: 'whether administrators must use a second factor',
    fix: 'Require it in /admin/setting/security (setting `adminSecondFactorRequired`).',
    evaluate({ shop, config: { mode } }) {
      if (!shop || shop.secondFactorRequired) return done('Administrators must use a second factor.');
      const text = `No second factor is required, and ${shop.admins_without_second_factor} of ${shop.admins} administrators have none.`;
      return mode === 'production' && shop.admins_without_second_factor > 0 ? warning(text) : done(text);
    },
  },
  {
    id: 'apiTokens',
    about: 'API tokens that never expire',
    fix: 'Create expiring ones with `shop token create --expires`, and revoke the others with `shop token revoke`.',
    evaluate: ({ shop }) =>
      shop && shop.endless_tokens > 0
        ? warning(`${shop.endless_tokens} API tokens never expire.`)
        : done('All API tokens expire.'),
  },
  {
    id: 'introspection',
    about: '`graphql.introspection` in production',
    fix: 'Remove `graphql.introspection: true` from the configuration.',
    evaluate: ({ config: { graphql, mode } }) =>
      mode === 'production' && graphql.introspection === true
        ? warning('Anyone can read the GraphQL schemas.')
        : done('The GraphQL schemas are not public in production.'),
  },
];

function originsFault(origins: readonly string[], mode: string, what: string) {
  if (mode !== 'production') return done(`${origins.length} origins.`);
  const local = origins.filter((origin) => LOCAL.test(new URL(origin).hostname));
  const plain = origins.filter((origin) => origin.startsWith('http:'));
  return firstOf(
    [
      local.length > 0 && broken(`Pages on a developer's machine may ${what}: ${local.join(', ')}.`),
      plain.length > 0 && broken(`Unencrypted pages may ${what}: ${plain.join(', ')}.`),
    ],
    `${origins.length} origins, all encrypted.`,
  );
}
