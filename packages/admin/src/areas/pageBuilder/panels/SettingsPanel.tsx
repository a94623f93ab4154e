import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { text } from '../../../text/text.ts';
import { useBuilder } from '../builderContext.ts';
import type { NewWidget } from '../useView.ts';
import { nameOfType } from '../widgetNames.ts';
import { WidgetPanel } from './WidgetPanel.tsx';
import { faultsOf, SettingsProblem } from './settingFaults.tsx';
import { WidgetSettings } from './WidgetSettings.tsx';

/** Settings of the selected widget, or the required settings of a new widget. */
export function SettingsPanel() {
  const { view } = useBuilder();
  if (view.pending) return <NewWidgetPanel widget={view.pending} />;
  if (view.chosen) return <WidgetPanel key={view.chosen.placement.uuid} placed={view.chosen} />;
  return <Text c="dimmed">{text('builder.select')}</Text>;
}

/** Inputs for the settings that a new widget requires before it can be shown, such as an image. */
function NewWidgetPanel({ widget }: { readonly widget: NewWidget }) {
  const { page, view, edits } = useBuilder();
  const { problem, isSaving } = page.draft;
  const { type, settings } = widget;
  return (
    <Stack gap="md">
      <div>
        <Group gap="xs">
          <Title order={2}>{nameOfType(page.types, type.type)}</Title>
          <Badge color="blue">{text('builder.new')}</Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {text('builder.new.help')}
        </Text>
      </div>
      <SettingsProblem problem={problem} />
      <WidgetSettings
        schema={type.settingsSchema}
        settings={settings}
        errors={faultsOf(problem)}
        language={null}
        change={(next) => view.showNew({ ...widget, settings: next })}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={() => view.showNew(null)}>
          {text('app.cancel')}
        </Button>
        <Button loading={isSaving} onClick={() => edits.add(widget)}>
          {text('builder.add')}
        </Button>
      </Group>
    </Stack>
  );
}
