import '@mantine/spotlight/styles.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { resources } from '../resources/index.ts';
import { mayOpen, newTitle } from '../resources/resource.ts';
import { Icon } from '../shared/Icon.tsx';
import { text } from '../text/text.ts';
import { useMay } from './permissions.ts';

const [store, spotlight] = createSpotlight();

/** The command palette: every page that the administrator may open, and every record that they may create. */
export function Palette({ close }: { close(): void }) {
  const may = useMay();
  const navigate = useNavigate();
  useEffect(() => spotlight.open(), []);
  const go = (path: string) => () => void navigate({ to: path as never });
  const actions = resources.flatMap((resource) => {
    const { path, create, title, icon, permissions } = resource;
    return [
      ...(mayOpen(may, resource) && !path.includes('$')
        ? [{ id: path, label: text(title), leftSection: <Icon name={icon} />, onClick: go(path) }]
        : []),
      ...(create && may(permissions.create)
        ? [
            {
              id: create,
              label: newTitle(resource),
              leftSection: <Icon name={icon} />,
              onClick: go(create),
            },
          ]
        : []),
    ];
  });
  return (
    <Spotlight
      store={store}
      shortcut={null}
      title={<span className="unseen">{text('app.search.title')}</span>}
      classNames={{ header: 'paletteHeader' }}
      nothingFound={text('app.search.none')}
      highlightQuery
      searchProps={{ 'aria-label': text('app.search.title'), placeholder: text('app.search') }}
      actions={actions}
      onSpotlightClose={close}
    />
  );
}
