import type { Schema } from '../resources/widgets/schema.ts';
import { inputKindOf, withoutNull } from '../resources/widgets/schema.ts';
import { text } from '../text/text.ts';
import type { WidgetType } from './widgetNames.ts';

export type Settings = Readonly<Record<string, unknown>>;

/** The settings that a new widget begins with. */
export interface Start {
  readonly settings: Settings;
  /** Whether they suffice. False: something has to be chosen first, such as a picture. */
  readonly isComplete: boolean;
}

/**
 * Returns the settings of a new widget: the defaults of its type, with a text to be written over where one is required, so that it shows
 * something at once.
 */
export function startSettings({
  settingsSchema,
  defaults,
}: Pick<WidgetType, 'settingsSchema' | 'defaults'>): Start {
  const { properties = {}, required = [] } = settingsSchema as Schema;
  const settings: Record<string, unknown> = { ...(defaults as Settings) };
  let isComplete = true;
  for (const key of required) {
    const value = settings[key];
    if (value !== undefined && value !== null && value !== '') continue;
    const kind = inputKindOf(key, withoutNull(properties[key] ?? {}));
    if (kind === 'richText') settings[key] = `<p>${text('builder.start.text')}</p>`;
    else if (kind === 'text' && key !== 'html') settings[key] = text('builder.start.text');
    else if (kind === 'line' && /title|label|heading|name/.test(key))
      settings[key] = text('builder.start.title');
    else isComplete = false;
  }
  return { settings, isComplete };
}
