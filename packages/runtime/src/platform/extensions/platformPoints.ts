import type { EventDefinition, EventRecorder, Subscriber } from '../contracts/events.ts';
import type { Authenticator } from '../contracts/caller.ts';
import type { Route } from '../contracts/route.ts';
import { doorPoint } from './doorPoint.ts';
import type { Job } from '../contracts/jobs.ts';
import { scheduleFault } from '../jobs/jobTasks.ts';
import { catalogueFault } from './catalogueFaults.ts';
import type { MessageCatalogue } from '../contracts/messages.ts';
import type { Processor, RegistryKey } from '../contracts/processors.ts';
import type { ContributionPoint, Members, Permission } from '../contracts/extension.ts';
import { personalDataPoint } from '../contracts/personalData.ts';
import { routeFault, functionFault, deadlineFault } from './routeFault.ts';

/** The kinds of contributions that the platform itself declares. */
export const platformPoints = {
  routes: {
    noun: 'route',
    members: {
      id: 'text',
      method: 'any',
      path: 'any',
      kind: 'any',
      fallback: 'any',
      staysOpen: 'any',
      door: 'text?',
      access: 'any',
      permissions: 'any',
      recordMember: 'any',
      rateTier: 'any',
      does: 'text?',
      triedAccount: 'function?',
      triesCoupon: 'function?',
      params: 'any',
      query: 'any',
      body: 'any',
      takes: 'any',
      idempotency: 'any',
      sdk: 'any',
      response: 'any',
      record: 'any',
      listed: 'any',
      answers: 'any',
      refusals: 'any',
      deadlineMs: 'any',
      maxAnswerBytes: 'any',
      handle: 'function',
      refused: 'function?',
      formPage: 'any',
    } satisfies Members<Route>,
    keyOf: ({ id }: Route) => id,
    fault: routeFault,
    deadlines: { handle: 'answerMs', refused: 'answerMs' },
  },
  doors: doorPoint,
  permissions: {
    noun: 'permission',
    members: { id: 'text', description: 'text' } satisfies Members<Permission>,
    keyOf: ({ id }: Permission) => id,
    fault: ({ description }: Permission) =>
      typeof description === 'string' ? null : 'description must be a string',
  },
  authenticators: {
    noun: 'authenticator',
    members: { id: 'text', accepts: 'any', authenticate: 'function' } satisfies Members<Authenticator>,
    keyOf: ({ id }: Authenticator) => id,
    fault: ({ authenticate }: Authenticator) => functionFault('authenticate', authenticate),
    deadlines: { authenticate: 'callMs' },
    breaks: { authenticate: 'lateness' },
  },
  registryKeys: {
    noun: 'registry key',
    members: { key: 'text', description: 'text', fault: 'function?' } satisfies Members<RegistryKey>,
    keyOf: ({ key }: RegistryKey) => key,
  },
  processors: {
    noun: 'processor',
    members: { key: 'text', process: 'function' } satisfies Members<Processor>,
    keyOf: () => null,
    names: { kind: 'registryKeys', noun: 'key', key: ({ key }: Processor) => key as string },
    fault: ({ key, process }: Processor) =>
      typeof key === 'string' ? functionFault('process', process) : 'key must be a string',
    deadlines: { process: 'callMs' },
  },
  messages: {
    noun: 'message catalogue',
    members: { owner: 'text', locale: 'text', texts: 'any' } satisfies Members<MessageCatalogue>,
    keyOf: ({ owner, locale }: MessageCatalogue) => `${owner} ${locale}`,
    isOwned: true,
    fault: catalogueFault,
  },
  events: {
    noun: 'event',
    members: { name: 'text', description: 'text' } satisfies Members<EventDefinition>,
    keyOf: ({ name }: EventDefinition) => name,
  },
  subscribers: {
    noun: 'subscriber',
    members: {
      id: 'text',
      event: 'text',
      deadlineMs: 'any',
      handle: 'function',
    } satisfies Members<Subscriber>,
    keyOf: ({ id }: Subscriber) => id,
    names: { kind: 'events', noun: 'event', key: ({ event }: Subscriber) => event as string },
    fault: ({ event, handle, deadlineMs }: Subscriber) =>
      (typeof event === 'string' ? functionFault('handle', handle) : 'event must be an event name') ??
      deadlineFault(deadlineMs),
  },
  eventRecorders: {
    noun: 'event recorder',
    members: { id: 'text', record: 'function' } satisfies Members<EventRecorder>,
    keyOf: ({ id }: EventRecorder) => id,
  },
  jobs: {
    noun: 'job',
    members: { id: 'text', schedule: 'text', deadlineMs: 'any', run: 'function' } satisfies Members<Job>,
    keyOf: ({ id }: Job) => id,
    fault: (job: Job) => scheduleFault(job) ?? functionFault('run', job.run) ?? deadlineFault(job.deadlineMs),
  },
  personalData: personalDataPoint,
} satisfies Readonly<Record<string, ContributionPoint>>;
