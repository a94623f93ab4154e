import type { Schema } from '../../kit/widgets/schema.ts';
import { inputKindOf, withoutNull } from '../../kit/widgets/schema.ts';
import { text } from '../../text/text.ts';
import type { WidgetType } from './widgetNames.ts';

export type Settings = Readonly<Record<string, unknown>>;

/** Initial settings of a new widget. */
export interface Start {
  readonly settings: Settings;
  /** True if the settings are complete. If false, the administrator must first select something, such as an image. */
  readonly isComplete: boolean;
}

/** Number of list items in a new widget. */
const ITEMS = 3;

/**
 * Returns a new widget's settings, which are the defaults of its type. Required texts get placeholders so that the widget is immediately
 * visible.
 */
export function startSettings({
  settingsSchema,
  defaults,
}: Pick<WidgetType, 'settingsSchema' | 'defaults'>): Start {
  return filled(settingsSchema, defaults);
}

function filled({ properties = {}, required = [] }: Schema, given: Settings): Start {
  const settings: Record<string, unknown> = { ...given };
  let isComplete = true;
  for (const key of required) {
    if (!isEmpty(settings[key])) continue;
    const value = startOf(key, withoutNull(properties[key] ?? {}));
    if (value === undefined) isComplete = false;
    else settings[key] = value;
  }
  return { settings, isComplete };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns the initial value of a setting, or undefined if the administrator must select a value. */
function startOf(key: string, schema: Schema): unknown {
  const kind = inputKindOf(key, schema);
  if (kind === 'richText') return `<p>${text('builder.start.text')}</p>`;
  if (kind === 'text') return key === 'html' ? undefined : text('builder.start.text');
  if (kind === 'line')
    return /title|label|heading|name|question/.test(key) ? text('builder.start.title') : undefined;
  if (kind !== 'list') return undefined;
  const { settings, isComplete } = filled(withoutNull(schema.items ?? {}), {});
  return isComplete ? Array.from({ length: ITEMS }, () => settings) : undefined;
}
