import { Text } from '@mantine/core';
import { text } from '../../../text/text.ts';
import { useBuilder } from '../builderContext.ts';
import { NewWidgetPanel } from './NewWidgetPanel.tsx';
import { WidgetPanel } from './WidgetPanel.tsx';

/** Settings of the selected widget, or the required settings of a new widget. */
export function SettingsPanel() {
  const { view } = useBuilder();
  if (view.pending) return <NewWidgetPanel widget={view.pending} />;
  if (view.chosen) return <WidgetPanel key={view.chosen.placement.uuid} placed={view.chosen} />;
  return <Text c="dimmed">{text('builder.select')}</Text>;
}
