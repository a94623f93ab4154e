import { Center, Image } from '@mantine/core';
import { Icon } from '../shared/Icon.tsx';

interface Props {
  /** Null: there is no picture. */
  readonly src: string | null | undefined;
  readonly size: number;
}

/** A small picture of a product, or a quiet mark in its place. */
export const Thumb = ({ src, size }: Props) =>
  src ? (
    <Image src={src} alt="" w={size} h={size} radius="sm" fit="cover" flex="0 0 auto" />
  ) : (
    <Center w={size} h={size} className="noPicture" flex="0 0 auto">
      <Icon name="image" />
    </Center>
  );
