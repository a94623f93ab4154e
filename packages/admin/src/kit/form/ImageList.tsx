import { ActionIcon, Image, Tooltip } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../shared/Icon.tsx';
import type { IconName } from '../shared/Icon.tsx';
import { text } from '../../text/text.ts';

interface ImagesProps {
  readonly urls: readonly string[];
  change(next: readonly string[]): void;
}

/** List of the images in order. Images can be reordered with buttons or by dragging. */
export function ImageList({ urls, change }: ImagesProps) {
  const [dragged, drag] = useState<number | null>(null);
  const [announcement, announce] = useState('');
  const move = (from: number, to: number) => {
    const next = urls.filter((_, place) => place !== from);
    next.splice(to, 0, ...urls.slice(from, from + 1));
    change(next);
    announce(text('form.images.moved', { position: to + 1, count: urls.length }));
  };
  return (
    <>
      <ol className="pictures">
        {urls.map((url, index) => (
          <li
            key={url}
            draggable={urls.length > 1}
            className={dragged === index ? 'dragged' : ''}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              drag(index);
            }}
            onDragOver={(event) => {
              // Only images dragged from this list are accepted. Dropped files belong in the upload zone below.
              if (dragged !== null) event.preventDefault();
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null && dragged !== index) move(dragged, index);
            }}
            onDragEnd={() => drag(null)}
          >
            <ImageItem
              url={url}
              index={index}
              count={urls.length}
              move={(to) => move(index, to)}
              remove={() => change(urls.filter((_, place) => place !== index))}
            />
          </li>
        ))}
      </ol>
      <span className="unseen" role="status">
        {announcement}
      </span>
    </>
  );
}

interface ImageItemProps {
  readonly url: string;
  /** Zero-based position of the image. */
  readonly index: number;
  readonly count: number;
  move(to: number): void;
  remove(): void;
}

function ImageItem({ url, index, count, move, remove }: ImageItemProps) {
  const position = index + 1;
  return (
    <>
      <div className="picture">
        <Image src={`${url}?size=thumb`} alt="" w={120} h={120} radius="sm" fit="cover" draggable={false} />
        {index === 0 && count > 1 && <span className="pictureMain">{text('form.images.main')}</span>}
      </div>
      <div className="pictureTools">
        {index > 1 && (
          <Tool icon="star" label={text('form.images.first', { position })} run={() => move(0)} />
        )}
        {index > 0 && (
          <Tool icon="left" label={text('form.images.earlier', { position })} run={() => move(index - 1)} />
        )}
        {index < count - 1 && (
          <Tool icon="right" label={text('form.images.later', { position })} run={() => move(index + 1)} />
        )}
        <Tool icon="trash" label={text('form.images.remove', { position })} run={remove} />
      </div>
    </>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  run(): void;
}

const Tool = ({ icon, label, run }: ToolProps) => (
  <Tooltip label={label}>
    <ActionIcon variant="subtle" color="gray" aria-label={label} onClick={run}>
      <Icon name={icon} />
    </ActionIcon>
  </Tooltip>
);
