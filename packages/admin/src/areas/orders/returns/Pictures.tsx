import { Card, Image, SimpleGrid, Title } from '@mantine/core';
import { staffAddress } from '../../../kit/api/shop.ts';
import { text } from '../../../text/text.ts';
import type { Return } from './returnQuery.ts';

interface Props {
  readonly row: Return;
}

/** Card with the pictures that the shopper added to a return. Each opens in a tab of its own. */
export const Pictures = ({ row: { uuid, pictures } }: Props) => (
  <Card component="section" aria-label={text('returns.pictures')}>
    <Title order={2} pb="xs">
      {text('returns.pictures')}
    </Title>
    <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }}>
      {pictures.map((picture, index) => {
        const address = staffAddress(`/api/returns/${uuid}/pictures/${picture.uuid}`);
        return (
          <a key={picture.uuid} href={address} target="_blank" rel="noreferrer">
            <Image
              src={address}
              alt={text('returns.picture', { number: index + 1 })}
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
