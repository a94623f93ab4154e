import { createBreaker } from './breaker.ts';
import { concealed } from '../acting/concealed.ts';
import { callAs } from '../acting/calls.ts';
import type { ContributionPoint, Deadline } from '../contracts/extension.ts';
import { guarded } from '../acting/guard.ts';
import type { RuntimeFaults } from '../acting/runtimeFaults.ts';
import { inCall } from '../acting/spans.ts';

/** The deadlines in milliseconds from the config, by name. */
export type Deadlines = Readonly<Record<Deadline, number>>;

/**
 * Wraps a contribution so that its functions run on behalf of its extension. Functions in the contribution point's `deadlines` list
 * get a deadline, and their errors are recorded as faults. Functions in the `breaks` list are suspended after repeated failures.
 */
export function ownContribution<T extends object>(
  extension: string,
  item: T,
  point: ContributionPoint,
  { faults, deadlines }: { readonly faults: RuntimeFaults; readonly deadlines: Deadlines },
): T {
  const of = { extension, contribution: nameOf(point, item) };
  const own = 'deadlineMs' in item && typeof item.deadlineMs === 'number' ? item.deadlineMs : undefined;
  const wrap = (name: string, work: (...args: unknown[]) => unknown) => {
    const deadline = point.deadlines?.[name];
    const bare = (...args: unknown[]): unknown => Reflect.apply(work, item, args);
    const call = point.conceals?.includes(name) ? concealed(bare) : bare;
    const onItem = WITH_SPANS.has(point.noun)
      ? call
      : (...args: unknown[]): unknown => inCall(of, name, () => call(...args));
    const called =
      deadline === undefined
        ? (...args: unknown[]) => callAs(faults, of, () => onItem(...args))
        : guarded(faults, of, own ?? deadlines[deadline], onItem);
    const breaks = point.breaks?.[name];
    if (breaks === undefined) return called;
    const breaker = createBreaker(faults, of, name, breaks);
    return (...args: unknown[]) => breaker(args, () => called(...args));
  };
  return Object.getPrototypeOf(item) === Object.prototype ? copyOf(item, wrap) : viewOf(item, wrap);
}

/** The kinds of contributions whose calls already run in a span for a request, a delivery, or a job. */
const WITH_SPANS = new Set(['route', 'subscriber', 'job']);

type Wrap = (name: string, work: (...args: unknown[]) => unknown) => unknown;
type AnyFunction = (...args: unknown[]) => unknown;

const copyOf = <T extends object>(item: T, wrap: Wrap): T =>
  Object.fromEntries(
    Object.entries(item).map(([key, member]: [string, unknown]) => [
      key,
      typeof member === 'function' ? wrap(key, member as AnyFunction) : member,
    ]),
  ) as T;

/** Wraps a contribution that is a class instance. The proxy preserves its prototype and private members. */
function viewOf<T extends object>(item: T, wrap: Wrap): T {
  const wrapped = new Map<unknown, unknown>();
  return new Proxy(item, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key, target);
      if (typeof member !== 'function' || typeof key === 'symbol' || key === 'constructor') return member;
      if (!wrapped.has(member)) wrapped.set(member, wrap(key, member as AnyFunction));
      return wrapped.get(member);
    },
  });
}

/** Returns the display name of a contribution, such as `payment method "paybox"` or `processor of "email"`. */
function nameOf(point: ContributionPoint, item: object): string {
  const key = point.keyOf(item as never);
  if (key !== null) return `${point.noun} "${key}"`;
  return 'key' in item ? `${point.noun} of "${String(item.key)}"` : point.noun;
}
