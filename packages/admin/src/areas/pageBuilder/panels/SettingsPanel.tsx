import { Text } from '@mantine/core';
import { text } from '../../../text/text.ts';
import { useBuilder } from '../builderContext.ts';
import { NewWidgetPanel } from './NewWidgetPanel.tsx';
import { WidgetPanel } from './WidgetPanel.tsx';

/** The settings of the selected widget, or those of a new one that needs some first. */
export function SettingsPanel() {
  const { view } = useBuilder();
  if (view.pending) return <NewWidgetPanel widget={view.pending} />;
  if (view.chosen) return <WidgetPanel key={view.chosen.placement.uuid} placed={view.chosen} />;
  return <Text c="dimmed">{text('builder.select')}</Text>;
}
