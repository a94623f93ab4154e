import path from 'node:path';
import type { ShopPlan } from '@shop/runtime';
import { z } from '@shop/runtime/extension';
import { readContracts } from '../contracts/contracts.ts';
import { cell, joined } from '../definitions.ts';
import type { Source } from '../page.ts';

const entry = path.join(import.meta.dirname, '../../../packages/runtime/src/extension.ts');

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');

/** Returns the reference page for events and their payloads, based on a shop plan and the types that modules declare. */
export function writeEvents(plan: ShopPlan): Source {
  const payloads = new Map(
    readContracts(entry)
      .find(({ name }) => name === 'Events')
      ?.members.map(({ name, code }) => [name, code.replace(/^[^:]*:\s*/, '')]),
  );
  const events = plan.registry('events').list();
  return {
    file: 'docs/api/events.md',
    markdown: joined(
      '# Events',
      `The ${events.length} events that a shop with all shipped extensions emits, with the type of their payload. Subscribers get each at least once: [events and jobs](../guide/extensions.md), [the operations](../reference/operations.md).`,
      ...events
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map(({ name, description }) => {
          const payload = payloads.get(name);
          if (!payload) throw new Error(`The event ${name} has no payload in Events`);
          return joined(`## ${name}`, description, `\`\`\`ts\n${payload}\n\`\`\``);
        }),
    ),
  };
}

/** Returns the reference page for settings, grouped by admin page. */
export function writeSettings(plan: ShopPlan): Source {
  const groups = Map.groupBy([...plan.settings], ([, { owner, value }]) => value.group ?? owner);
  return {
    file: 'docs/api/settings.md',
    markdown: joined(
      '# Settings',
      `The ${plan.settings.size} settings of a shop with all shipped extensions, by the page of the admin that shows them. A value in the configuration at the key that is named takes precedence over the saved one.`,
      ...[...groups].map(([group, settings]) =>
        joined(
          `## ${group}`,
          table(
            ['Setting', 'Meaning', 'Default', 'Of'],
            settings.map(([key, { owner, value }]) => [
              `\`${key}\``,
              [
                value.label ? `**${value.label}.**` : '',
                value.description ?? '',
                value.secret ? 'Secret: it is written and never read.' : '',
                value.configKey ? `Configuration: \`${value.configKey}\`.` : '',
              ]
                .filter((part) => part !== '')
                .join(' '),
              defaultOf(value.schema),
              owner,
            ]),
          ),
        ),
      ),
    ),
  };
}

/** Determines the default as the shop does, by parsing undefined with the schema. */
function defaultOf(schema: z.ZodType): string {
  const answer = schema.safeParse(undefined);
  if (!answer.success || answer.data === undefined) return '';
  if (answer.data === '') return 'empty';
  const text = JSON.stringify(answer.data);
  return text.length > 80 ? 'see the admin' : `\`${text}\``;
}

/** Returns the reference page for permissions that roles can grant. */
export function writePermissions(plan: ShopPlan): Source {
  const routes = plan.routes.filter(({ value }) => value.access === 'admin');
  const more = plan.registry('permissions').list();
  const owners = Map.groupBy(routes, ({ owner }) => owner);
  return {
    file: 'docs/api/permissions.md',
    markdown: joined(
      '# Permissions',
      `A role holds ids of routes, and the ${more.length} permissions that are no route. A role with \`*\` may do everything. [Roles](../reference/auth.md) tells how they are given.`,
      '## Permissions without a route',
      table(
        ['Permission', 'What it allows'],
        more.map(({ id, description }) => [`\`${id}\``, description]),
      ),
      ...[...owners].map(([owner, own]) =>
        joined(
          `## ${owner}`,
          table(
            ['Permission', 'Route'],
            own.map(({ value }) => [`\`${value.id}\``, `\`${value.method} ${[value.path].flat()[0]}\``]),
          ),
        ),
      ),
    ),
  };
}
