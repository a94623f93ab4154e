import { Center, Image } from '@mantine/core';
import { Icon } from '../shared/Icon.tsx';

interface Props {
  /** Null if there is no image. */
  readonly src: string | null | undefined;
  readonly size: number;
}

/** Shows a small product image, or a placeholder icon if the product has no image. */
export const Thumb = ({ src, size }: Props) =>
  src ? (
    <Image src={src} alt="" w={size} h={size} radius="sm" fit="cover" flex="0 0 auto" />
  ) : (
    <Center w={size} h={size} className="noPicture" flex="0 0 auto">
      <Icon name="image" />
    </Center>
  );
