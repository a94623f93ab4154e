import { broken, done, firstOf, warning } from './check.ts';
import type { ConfigurationCheck } from './check.ts';
import type { Facts } from './facts.ts';

const LOCAL = /^(?:localhost|127\.|\[?::1\]?$|.*\.(?:local|test|localhost)$)/;
const isProduction = ({ config }: Facts): boolean => config.mode === 'production';
const isLocal = ({ config }: Facts): boolean => LOCAL.test(new URL(config.shop.url).hostname);
const domainOf = (mailbox: string): string =>
  mailbox.replace(/>$/, '').split('@').at(-1)?.toLowerCase() ?? '';

/** Tells whether one domain is the other, or below it. */
const isWithin = (one: string, other: string): boolean => one === other || one.endsWith(`.${other}`);
const later = done('It is read once the migrations are applied.');

/** The checks of what the shop does by itself: emails, payments, jobs, extensions, languages. */
export const operationChecks: readonly ConfigurationCheck[] = [
  {
    id: 'mailDomain',
    about: 'the domain of `mail.from` against that of `shop.url`',
    fix: "Send from an address of the shop's own domain (`mail.from`), and let its SPF and DKIM records name the mail server.",
    evaluate({ config: { mail, shop } }) {
      if (mail.url === undefined) return done('No mail server is set.');
      const host = new URL(shop.url).hostname.replace(/^www\./, '');
      const from = mail.from === undefined ? host : domainOf(mail.from);
      return isWithin(from, host) || isWithin(host, from)
        ? done(`Emails come from ${from}.`)
        : warning(`Emails come from ${from}, and the shop is ${host}: they may be taken for spam.`);
    },
  },
  {
    id: 'mailEncryption',
    about: 'whether the way to the mail server is encrypted',
    fix: 'Write `mail.url` as smtps://, or with port 587 where the server asks for STARTTLS.',
    evaluate({ config: { mail } }) {
      if (mail.url === undefined) return done('No mail server is set.');
      const { protocol, hostname, port, password } = new URL(mail.url);
      return protocol === 'smtp:' && password !== '' && !LOCAL.test(hostname) && port === '25'
        ? warning(`The password for ${hostname} may travel unencrypted over port 25.`)
        : done('The way to the mail server is encrypted, or stays on this machine.');
    },
  },
  {
    id: 'mailFailures',
    about: 'the emails of the last seven days',
    fix: 'Read the reasons on /admin/emails, fix `mail.url`, and send the failed ones once more from their orders.',
    evaluate({ shop }) {
      if (!shop) return later;
      const { sent_emails: sent, failed_emails: failed } = shop;
      const text = `${failed} of ${sent + failed} emails failed in seven days.`;
      return firstOf([failed > 0 && failed >= sent && broken(text), failed > 0 && warning(text)], text);
    },
  },
  {
    id: 'paymentSetup',
    about: 'whether every payment method with an account at a gateway has all the settings that it needs',
    fix: 'Enter what is missing on /admin/setting/payments, or switch the method off.',
    evaluate({ shop }) {
      const methods = shop?.methods ?? [];
      // Without a mode there is no account at a gateway yet, and the method is offered to nobody.
      const faulty = methods.filter(
        ({ missing, fault, mode }) => fault !== null || (missing.length > 0 && mode !== null),
      );
      const waiting = methods.filter(
        ({ missing, fault, mode }) => fault === null && missing.length > 0 && mode === null,
      );
      const tell = ({ code, missing, fault }: (typeof faulty)[number]) =>
        `${code}: ${fault ?? missing.join(', ')}`;
      if (faulty.length > 0)
        return broken(`Payment methods are not complete: ${faulty.map(tell).join('; ')}.`);
      return done(
        waiting.length > 0
          ? `Without an account, and so not offered: ${waiting.map(({ code }) => code).join(', ')}.`
          : 'Every payment method that is switched on is complete.',
      );
    },
  },
  {
    id: 'simulatedPayments',
    about: 'payment methods that a program on this machine answers for',
    fix: 'Remove the address of the simulator from `system.<name>`, and enter the keys of the gateway.',
    evaluate(facts) {
      const simulated = facts.shop?.methods.filter(({ mode }) => mode === 'simulated') ?? [];
      return isProduction(facts) && simulated.length > 0
        ? broken(
            `No money moves with ${simulated.map(({ code }) => code).join(', ')}: the gateway is simulated.`,
          )
        : done('Every gateway is the real one, or the shop is not in production.');
    },
  },
  {
    id: 'webhookAddresses',
    about: 'whether gateways can reach the addresses that the shop gives them',
    fix: 'Set `shop.url` to the public https origin, and enter the webhook addresses at the gateway (/admin/setting/payments).',
    evaluate(facts) {
      const online =
        facts.shop?.methods.filter(({ mode, addresses }) => mode === 'live' && addresses.length > 0) ?? [];
      const names = online.map(({ code }) => code).join(', ');
      return firstOf(
        [
          online.length > 0 &&
            isLocal(facts) &&
            broken(`${facts.config.shop.url} cannot be reached by the gateways of ${names}.`),
          online.length > 0 &&
            !facts.config.shop.url.startsWith('https:') &&
            broken(`The gateways of ${names} send their reports unencrypted.`),
        ],
        'The addresses for gateways can be reached.',
      );
    },
  },
  {
    id: 'demoMode',
    about: '`demo` in the configuration of a shop in production',
    fix: 'Remove `demo: true`, then the example products: `shop seed demo --remove`.',
    evaluate: (facts) =>
      isProduction(facts) && facts.config.demo
        ? warning(
            'The configuration says demo: a start without an administrator makes one and prints the password.',
          )
        : done('The configuration is not one of a demo, or the shop is not in production.'),
  },
  {
    id: 'worker',
    about: 'whether a process delivers events and runs jobs',
    fix: 'Start the shop: `shop start`. If it runs, look into its log for "worker".',
    evaluate({ shop }) {
      if (!shop) return later;
      const { workers, oldest_delivery_seconds: waits } = shop;
      const minutes = Math.round(waits / 60);
      return firstOf(
        [
          workers === 0 &&
            waits > 600 &&
            broken(`No process delivers events; one has waited for ${minutes} minutes.`),
          waits > 600 &&
            warning(`Events wait for ${minutes} minutes: the ${workers} processes do not keep up.`),
        ],
        workers === 0 ? 'No process runs now, and nothing waits.' : `${workers} processes deliver events.`,
      );
    },
  },
  {
    id: 'sharedLimits',
    about: '`redis.url` where the shop was started more than once, and whether Redis answers',
    fix: 'Set `redis.url` (REDIS_URL) to a Redis that answers, so that all machines count requests together.',
    evaluate({ shop, redis }) {
      const starts = shop?.starts ?? 0;
      const fault = redis?.fault ?? null;
      if (redis && fault !== null)
        return redis.stopsStart
          ? broken(`The shop does not start: ${fault}.`)
          : warning(`Redis does not answer (${fault}): each start of the shop counts requests by itself.`);
      if (redis) return done('Requests are counted in Redis, which answers.');
      return starts > 1
        ? warning(`The shop was started ${starts} times, and each start counts requests by itself.`)
        : done('Requests are counted in one place.');
    },
  },
  {
    id: 'collector',
    about: '`telemetry.url`: whether the collector takes traces',
    fix: 'Start the collector, or write its address for OTLP over HTTP and the headers that it asks for (OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS).',
    evaluate({ collectorFault: fault }) {
      if (fault === undefined) return done('No collector is set.');
      return fault === null
        ? done('The collector takes traces and metrics.')
        : warning(`The collector takes no traces and metrics: ${fault}.`);
    },
  },
  {
    id: 'parkedEvents',
    about: 'deliveries and jobs that used up their tries',
    fix: 'Read the errors with `shop events list`, fix them, then `shop events retry --all`.',
    evaluate: ({ shop }) =>
      shop && shop.parked > 0
        ? warning(`${shop.parked} deliveries or jobs used up their tries.`)
        : done('Every delivery arrived, or is tried again.'),
  },
  {
    id: 'failedJobs',
    about: 'jobs whose last run failed',
    fix: 'Read the error on /admin/jobs, and run the job again there.',
    evaluate: ({ shop }) =>
      shop && shop.failed_jobs.length > 0
        ? warning(`The last run failed of ${shop.failed_jobs.join(', ')}.`)
        : done('The last run of every job succeeded.'),
  },
  {
    id: 'migrations',
    about: 'whether every migration ran, and as its file has it now',
    fix: 'Make a backup, then `shop migrate`. Put a changed file back as it was released.',
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
          pending.length > 0 && broken(`${pending.length} did not run yet: ${shorten(pending)}.`),
          waiting.length > 0 &&
            warning(
              `${waiting.length} wait until no process of the version before runs: ${shorten(waiting)}.`,
            ),
          missing.length > 0 && warning(`The files of some that ran are gone: ${shorten(missing)}.`),
        ],
        `All ${migrations.length} ran.`,
      );
    },
  },
  {
    id: 'constraints',
    about: 'constraints and indexes of the database that do not hold',
    fix: 'Validate it with "alter table … validate constraint …", or build it anew with "reindex index concurrently …".',
    evaluate: ({ shop }) =>
      shop && shop.unvalidated.length > 0
        ? broken(`Constraints or indexes do not hold: ${shorten(shop.unvalidated)}.`)
        : done('All constraints and indexes hold.'),
  },
  {
    id: 'extensions',
    about: 'extensions that are left out because of a fault',
    fix: 'Fix or update what the fault names; `shop extension list` shows all of them.',
    evaluate({ extensions }) {
      const out = extensions.filter(({ state }) => state === 'quarantined');
      const tell = ({ name, fault }: (typeof out)[number]) => `${name} (${fault?.message ?? 'unknown'})`;
      return out.length > 0
        ? broken(`Extensions are left out: ${out.map(tell).join(', ')}.`)
        : done(
            `${extensions.filter(({ kind, state }) => kind === 'extension' && state === 'loaded').length} extensions are loaded.`,
          );
    },
  },
  {
    id: 'theme',
    about: 'whether the theme that `system.theme` names is installed',
    fix: 'Install the theme, or remove `system.theme`.',
    evaluate({ config, shop }) {
      const name = config.system.theme;
      if (name === undefined) return done('The shop has its own look.');
      if (!shop) return later;
      return shop.themes.includes(name)
        ? done(`The theme ${name} is active.`)
        : broken(`The theme ${name} is not installed, or left out.`);
    },
  },
  {
    id: 'languages',
    about: 'whether pages have texts in every language of `shop.languages`',
    fix: 'Install an extension with the texts of the language, or remove it from `shop.languages`.',
    evaluate({ config, textLanguages }) {
      const known = new Set(textLanguages.flatMap((tag) => [tag, tag.split('-')[0] ?? tag]));
      const without = config.shop.languages.filter(
        (tag) => !known.has(tag) && !known.has(tag.split('-')[0] ?? tag),
      );
      return without.length > 0
        ? warning(`Buttons and labels are English in ${without.join(', ')}: no extension has texts of it.`)
        : done(`${config.shop.languages.join(', ')}.`);
    },
  },
  {
    id: 'translations',
    about: 'languages of `shop.languages` that nothing of the catalog is translated into',
    fix: 'Translate products and pages in the admin (the language switch of each form), or remove the language from `shop.languages`.',
    evaluate({ config, shop }) {
      if (!shop) return later;
      const [, ...further] = config.shop.languages;
      const without = further.filter((tag) => !shop.translated.includes(tag));
      return without.length > 0
        ? warning(`Nothing is translated into ${without.join(', ')}.`)
        : done('Every further language has translations.');
    },
  },
  {
    id: 'overriddenSettings',
    about: 'settings that were saved in the admin and that the configuration overrides',
    fix: 'Remove them from the configuration so that the admin decides, or leave them: the configuration wins.',
    evaluate: ({ shop }) =>
      shop && shop.overridden.length > 0
        ? warning(`Values that the admin saved have no effect: ${shorten(shop.overridden)}.`)
        : done('No saved setting is overridden.'),
  },
];

const shorten = (names: readonly string[]): string =>
  names.length > 5 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ');
