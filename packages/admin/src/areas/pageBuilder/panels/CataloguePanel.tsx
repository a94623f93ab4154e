import { Image, Stack, Text, TextInput, Title, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { PointerEvent } from 'react';
import { Icon } from '../../../kit/shared/Icon.tsx';
import { typeAbout } from '../../../kit/widgets/typeName.ts';
import { text } from '../../../text/text.ts';
import { nameOfType } from '../widgetNames.ts';
import type { WidgetType } from '../widgetNames.ts';

interface Props {
  readonly types: readonly WidgetType[];
  /** Description of the position where the selected widget type will be added. */
  readonly place: string;
  choose(type: WidgetType): void;
  drag(type: WidgetType, event: PointerEvent<HTMLElement>): void;
}

/** Catalog of widget types with their images. A type can be dragged onto the page, or clicked to add it at the described position. */
export function CataloguePanel({ types, place, choose, drag }: Props) {
  const [words, search] = useState('');
  const keyword = words.trim().toLocaleLowerCase();
  const found = types.filter((type) =>
    `${nameOfType(types, type.type)} ${typeAbout(type.type, type.description ?? null) ?? ''}`
      .toLocaleLowerCase()
      .includes(keyword),
  );
  return (
    <Stack gap="sm">
      <Title order={2}>{text('builder.catalogue')}</Title>
      <TextInput
        aria-label={text('builder.catalogue.search')}
        placeholder={text('builder.catalogue.search')}
        leftSection={<Icon name="search" />}
        value={words}
        onChange={(event) => search(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed">
        {text('builder.catalogue.place', { place })}
      </Text>
      {found.length === 0 && <Text>{text('builder.catalogue.none')}</Text>}
      <ul className="catalogue">
        {found.map((type) => (
          <li key={type.type}>
            <UnstyledButton
              className="catalogueItem"
              onClick={() => choose(type)}
              onPointerDown={(event) => drag(type, event)}
              aria-label={text('builder.catalogue.add', { name: nameOfType(types, type.type) })}
              title={typeAbout(type.type, type.description ?? null) ?? ''}
            >
              {type.picture ? (
                <Image src={type.picture} alt="" draggable={false} className="catalogueImage" />
              ) : (
                <span className="catalogueImage">
                  <Icon name="layout" />
                </span>
              )}
              <Text size="sm" fw={500} span>
                {nameOfType(types, type.type)}
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
