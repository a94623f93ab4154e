import { Card, Image, SimpleGrid, Title } from '@mantine/core';
import { staffAddress } from '../../../kit/api/shop.ts';
import { text } from '../../../text/text.ts';
import type { Return } from './returnQuery.ts';

interface Props {
  readonly row: Return;
}

/** Card with the images that the shopper added to a return. Each opens in a tab of its own. */
export const ReturnImages = ({ row: { uuid, images } }: Props) => (
  <Card component="section" aria-label={text('returns.images')}>
    <Title order={2} pb="xs">
      {text('returns.images')}
    </Title>
    <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }}>
      {images.map((image, index) => {
        const address = staffAddress(`/api/returns/${uuid}/images/${image.uuid}`);
        return (
          <a key={image.uuid} href={address} target="_blank" rel="noreferrer">
            <Image
              src={address}
              alt={text('returns.image', { number: index + 1 })}
              h={140}
              radius="sm"
              fit="cover"
              loading="lazy"
            />
          </a>
        );
      })}
    </SimpleGrid>
  </Card>
);
