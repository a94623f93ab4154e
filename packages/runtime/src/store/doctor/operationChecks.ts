import { broken, done, firstOf, warning } from './check.ts';
import type { ConfigurationCheck } from './check.ts';
import type { Facts } from './facts.ts';

const LOCAL = /^(?:localhost|127\.|\[?::1\]?$|.*\.(?:local|test|localhost)$)/;
const isProduction = ({ config }: Facts): boolean => config.mode === 'production';
const isLocal = ({ config }: Facts): boolean => LOCAL.test(new URL(config.shop.url).hostname);
const domainOf = (mailbox: string): string =>
  mailbox.replace(/>$/, '').split('@').at(-1)?.toLowerCase() ?? '';

/** Reports whether `one` is the domain `other` or a subdomain of it. */
const isWithin = (one: string, other: string): boolean => one === other || one.endsWith(`.${other}`);
const later = done('Checked once the migrations are applied.');

/** The checks of emails, payments, jobs, extensions and languages. */
export const operationChecks: readonly ConfigurationCheck[] = [
  {
    id: 'mailDomain',
    about: 'whether the domain of `mail.from` matches that of `shop.url`',
    fix: "Send from an address on the shop's own domain (`mail.from`), and add the mail server to its SPF and DKIM records.",
    evaluate({ config: { mail, shop } }) {
      if (mail.url === undefined) return done('No mail server is set.');
      const host = new URL(shop.url).hostname.replace(/^www\./, '');
      const from = mail.from === undefined ? host : domainOf(mail.from);
      return isWithin(from, host) || isWithin(host, from)
        ? done(`Emails are sent from ${from}.`)
        : warning(`Emails are sent from ${from}, but the shop is ${host}, so they may be marked as spam.`);
    },
  },
  {
    id: 'mailEncryption',
    about: 'whether the connection to the mail server is encrypted',
    fix: 'Use smtps:// in `mail.url`, or port 587 if the server requires STARTTLS.',
    evaluate({ config: { mail } }) {
      if (mail.url === undefined) return done('No mail server is set.');
      const { protocol, hostname, port, password } = new URL(mail.url);
      return protocol === 'smtp:' && password !== '' && !LOCAL.test(hostname) && port === '25'
        ? warning(`The password for ${hostname} may travel unencrypted over port 25.`)
        : done('The connection to the mail server is encrypted or local.');
    },
  },
  {
    id: 'mailFailures',
    about: 'the emails of the last seven days',
    fix: 'Check the errors in /admin/emails, fix `mail.url`, and resend the failed emails from their orders.',
    evaluate({ shop }) {
      if (!shop) return later;
      const { sent_emails: sent, failed_emails: failed } = shop;
      const text = `${failed} of ${sent + failed} emails failed in the last seven days.`;
      return firstOf([failed > 0 && failed >= sent && broken(text), failed > 0 && warning(text)], text);
    },
  },
  {
    id: 'paymentSetup',
    about: 'whether every payment method with a gateway account has all required settings',
    fix: 'Enter the missing settings in /admin/setting/payments, or turn the method off.',
    evaluate({ shop }) {
      const methods = shop?.methods ?? [];
      // Without a mode, the gateway account is not configured yet, and the payment method is not offered.
      const faulty = methods.filter(
        ({ missing, fault, mode }) => fault !== null || (missing.length > 0 && mode !== null),
      );
      const waiting = methods.filter(
        ({ missing, fault, mode }) => fault === null && missing.length > 0 && mode === null,
      );
      const describe = ({ code, missing, fault }: (typeof faulty)[number]) =>
        `${code}: ${fault ?? missing.join(', ')}`;
      if (faulty.length > 0)
        return broken(`Some payment methods are incomplete: ${faulty.map(describe).join('; ')}.`);
      return done(
        waiting.length > 0
          ? `Not offered because no account is set up: ${waiting.map(({ code }) => code).join(', ')}.`
          : 'All active payment methods are complete.',
      );
    },
  },
  {
    id: 'simulatedPayments',
    about: 'payment methods that use a local simulator',
    fix: "Remove the simulator's address from `system.<name>`, and enter the gateway's keys.",
    evaluate(facts) {
      const simulated = facts.shop?.methods.filter(({ mode }) => mode === 'simulated') ?? [];
      return isProduction(facts) && simulated.length > 0
        ? broken(
            `No money moves with ${simulated.map(({ code }) => code).join(', ')}: the gateway is simulated.`,
          )
        : done('All gateways are real, or the shop is not in production.');
    },
  },
  {
    id: 'webhookAddresses',
    about: "whether gateways can reach the shop's URLs",
    fix: 'Set `shop.url` to the public https origin, and enter the webhook URLs at the gateway (/admin/setting/payments).',
    evaluate(facts) {
      const online =
        facts.shop?.methods.filter(({ mode, addresses }) => mode === 'live' && addresses.length > 0) ?? [];
      const names = online.map(({ code }) => code).join(', ');
      return firstOf(
        [
          online.length > 0 &&
            isLocal(facts) &&
            broken(`The gateways of ${names} cannot reach ${facts.config.shop.url}.`),
          online.length > 0 &&
            !facts.config.shop.url.startsWith('https:') &&
            broken(`The gateways of ${names} send their reports unencrypted.`),
        ],
        'The gateway URLs are reachable.',
      );
    },
  },
  {
    id: 'demoMode',
    about: '`demo` in the configuration of a production shop',
    fix: 'Remove `demo: true`, then the example products: `shop seed demo --remove`.',
    evaluate: (facts) =>
      isProduction(facts) && facts.config.demo
        ? warning(
            'The configuration sets demo: if there is no administrator, a start creates one and prints the password.',
          )
        : done('Demo mode is off, or the shop is not in production.'),
  },
  {
    id: 'worker',
    about: 'whether a process delivers events and runs jobs',
    fix: 'Start the shop: `shop start`. If it is running, check its log for "worker".',
    evaluate({ shop }) {
      if (!shop) return later;
      const { workers, oldest_delivery_seconds: waits } = shop;
      const minutes = Math.round(waits / 60);
      return firstOf(
        [
          workers === 0 &&
            waits > 600 &&
            broken(`No process is delivering events. One has been waiting for ${minutes} minutes.`),
          waits > 600 &&
            warning(
              `Events have been waiting for ${minutes} minutes: the ${workers} processes are not keeping up.`,
            ),
        ],
        workers === 0
          ? 'No process is running, and nothing is waiting.'
          : `${workers} processes are delivering events.`,
      );
    },
  },
  {
    id: 'sharedLimits',
    about: '`redis.url` if several instances are running, and whether Redis is reachable',
    fix: 'Set `redis.url` (REDIS_URL) to a reachable Redis server, so that all machines share their request counts.',
    evaluate({ shop, redis }) {
      const starts = shop?.starts ?? 0;
      const fault = redis?.fault ?? null;
      if (redis && fault !== null)
        return redis.stopsStart
          ? broken(`The shop does not start: ${fault}.`)
          : warning(`Redis is not responding (${fault}), so each instance counts requests separately.`);
      if (redis) return done('Requests are counted in Redis, which is reachable.');
      return starts > 1
        ? warning(`${starts} instances of the shop are running, and each counts requests separately.`)
        : done('Requests are counted in one place.');
    },
  },
  {
    id: 'collector',
    about: '`telemetry.url`: whether the collector accepts traces',
    fix: 'Start the collector, or set its OTLP/HTTP endpoint and the headers it requires (OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS).',
    evaluate({ collectorFault: fault }) {
      if (fault === undefined) return done('No collector is set.');
      return fault === null
        ? done('The collector accepts traces and metrics.')
        : warning(`The collector does not accept traces and metrics: ${fault}.`);
    },
  },
  {
    id: 'parkedEvents',
    about: 'deliveries and jobs that failed on every attempt',
    fix: 'Read the errors with `shop events list`, fix them, then `shop events retry --all`.',
    evaluate: ({ shop }) =>
      shop && shop.parked > 0
        ? warning(`${shop.parked} deliveries or jobs failed on every attempt.`)
        : done('All deliveries succeeded or are being retried.'),
  },
  {
    id: 'failedJobs',
    about: 'jobs whose last run failed',
    fix: 'Check the error in /admin/jobs, and run the job again there.',
    evaluate: ({ shop }) =>
      shop && shop.failed_jobs.length > 0
        ? warning(`The last run of these jobs failed: ${shop.failed_jobs.join(', ')}.`)
        : done('The last run of every job succeeded.'),
  },
  {
    id: 'migrations',
    about: 'whether every migration ran and its file is unchanged',
    fix: 'Make a backup, then run `shop migrate`. Restore changed files to their released version.',
    evaluate({ migrations }) {
      const namesOf = (state: string, phase?: string) =>
        migrations
          .filter((one) => one.state === state && (phase === undefined || one.phase === phase))
          .map(({ owner, name }) => `${owner} ${name}`);
      const [changed, missing] = [namesOf('changed'), namesOf('missing')];
      const [pending, waiting] = [namesOf('pending', 'expand'), namesOf('pending', 'contract')];
      return firstOf(
        [
          changed.length > 0 && broken(`Files changed after they ran: ${changed.join(', ')}.`),
          pending.length > 0 && broken(`${pending.length} have not run yet: ${shorten(pending)}.`),
          waiting.length > 0 &&
            warning(
              `${waiting.length} are waiting until no process of the previous version is running: ${shorten(waiting)}.`,
            ),
          missing.length > 0 &&
            warning(`Some migrations ran, but their files are missing: ${shorten(missing)}.`),
        ],
        `All ${migrations.length} migrations are applied.`,
      );
    },
  },
  {
    id: 'constraints',
    about: 'constraints and indexes of the database that are not valid',
    fix: 'Validate it with "alter table … validate constraint …", or rebuild it with "reindex index concurrently …".',
    evaluate: ({ shop }) =>
      shop && shop.unvalidated.length > 0
        ? broken(`Constraints or indexes are not valid: ${shorten(shop.unvalidated)}.`)
        : done('All constraints and indexes are valid.'),
  },
  {
    id: 'extensions',
    about: 'extensions that were not loaded because of a fault',
    fix: 'Fix or update the reported extensions. `shop extension list` shows all of them.',
    evaluate({ extensions }) {
      const out = extensions.filter(({ state }) => state === 'quarantined');
      const describe = ({ name, fault }: (typeof out)[number]) => `${name} (${fault?.message ?? 'unknown'})`;
      return out.length > 0
        ? broken(`Some extensions were not loaded: ${out.map(describe).join(', ')}.`)
        : done(
            `${extensions.filter(({ kind, state }) => kind === 'extension' && state === 'loaded').length} extensions are loaded.`,
          );
    },
  },
  {
    id: 'theme',
    about: 'whether the theme in `system.theme` is installed',
    fix: 'Install the theme, or remove `system.theme`.',
    evaluate({ config, shop }) {
      const name = config.system.theme;
      if (name === undefined) return done('The default theme is active.');
      if (!shop) return later;
      return shop.themes.includes(name)
        ? done(`The theme ${name} is active.`)
        : broken(`The theme ${name} is not installed or was not loaded.`);
    },
  },
  {
    id: 'languages',
    about: 'whether pages have texts in every language of the shop',
    fix: 'Install an extension with texts in this language, or remove the language from the shop (`shopLanguages`).',
    evaluate({ config, textLanguages }) {
      const known = new Set(textLanguages.flatMap((tag) => [tag, tag.split('-')[0] ?? tag]));
      const without = config.shop.languages.filter(
        (tag) => !known.has(tag) && !known.has(tag.split('-')[0] ?? tag),
      );
      return without.length > 0
        ? warning(
            `Buttons and labels are in English for ${without.join(', ')} because no extension has texts in it.`,
          )
        : done(`${config.shop.languages.join(', ')}.`);
    },
  },
  {
    id: 'translations',
    about: 'languages of the shop without any catalog translations',
    fix: 'Translate products and pages in the admin (the language switch of each form), or remove the language from the shop (`shopLanguages`).',
    evaluate({ config, shop }) {
      if (!shop) return later;
      const [, ...further] = config.shop.languages;
      const without = further.filter((tag) => !shop.translated.includes(tag));
      return without.length > 0
        ? warning(`Nothing is translated into ${without.join(', ')}.`)
        : done('All other languages have translations.');
    },
  },
  {
    id: 'overriddenSettings',
    about: 'settings saved in the admin that the configuration overrides',
    fix: 'Remove them from the configuration so that the admin decides, or leave them: the configuration wins.',
    evaluate: ({ shop }) =>
      shop && shop.overridden.length > 0
        ? warning(`These settings saved in the admin have no effect: ${shorten(shop.overridden)}.`)
        : done('No saved setting is overridden.'),
  },
];

const shorten = (names: readonly string[]): string =>
  names.length > 5 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ');
