import { Button, Card, Group, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { adminGraphql } from '@shop/sdk/graphql';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { shop } from '../../kit/api/shop.ts';
import { routeName } from '../../kit/widgets/placeNames.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { builderLink } from '../../kit/drafts/builderLink.ts';
import { FindPage } from './FindPage.tsx';

const routesDocument = adminGraphql(`query PageRoutes { pageRoutes { route label path entityType } }`);

const landingDocument = adminGraphql(`
  query BuilderLandingPages($filters: [FilterInput!]) {
    landingPages(filters: $filters) { items { uuid name isLive } }
  }
`);

const routesQuery = {
  queryKey: ['pageBuilder', 'routes'],
  queryFn: async () => (await shop.admin.graphql(routesDocument)).pageRoutes ?? [],
  staleTime: 300_000,
};

/** Query for the newest landing pages. */
const landingPagesQuery = {
  queryKey: ['landingPages', 'builder'],
  queryFn: async () => {
    const filters = [{ key: 'limit', operation: 'eq', value: '12' }] as const;
    return (await shop.admin.graphql(landingDocument, { filters: [...filters] })).landingPages?.items ?? [];
  },
};

/** Overview of the pages that the page builder can edit: individual pages, all pages of a type, and content that all pages share. */
export function PagesOverview() {
  const may = useMay();
  const mayFind = may('listWidgets');
  const { data: routes, error } = useQuery({ ...routesQuery, enabled: mayFind });
  const kinds = routes?.filter(({ entityType }) => entityType !== null) ?? [];
  const single =
    routes?.filter(({ entityType, route }) => entityType === null && !SHOWN_FIRST.includes(route)) ?? [];
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{text('builder.title')}</Title>
        <Text c="dimmed">{text('builder.pages.help')}</Text>
      </div>
      {error && <Problem error={error} />}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <PageCard name={routeName('homepage')} route="homepage" icon="home" />
        <PageCard
          name={text('builder.pages.all')}
          help={text('builder.pages.all.help')}
          route="all"
          icon="layout"
        />
      </SimpleGrid>
      {routes && <FindPage kinds={kinds} />}
      {may('listLandingPages') && <LandingPages />}
      {routes ? (
        <>
          <RouteList title={text('builder.pages.kinds')} routes={kinds} />
          <RouteList title={text('builder.pages.single')} routes={single} />
        </>
      ) : (
        mayFind && !error && <Skeleton height={160} />
      )}
    </Stack>
  );
}

const SHOWN_FIRST: readonly string[] = ['homepage', 'all'];

/** Lists the newest landing pages. */
function LandingPages() {
  const { data } = useQuery(landingPagesQuery);
  return (
    <section>
      <Title order={2} mb="xs">
        {text('builder.pages.landing')}
      </Title>
      {data?.length === 0 && <Text c="dimmed">{text('builder.pages.landing.none')}</Text>}
      <Group gap="xs">
        {data?.map(({ uuid, name }) => (
          <PageButton key={uuid} name={name} place={builderLink('landingPageView', uuid)} />
        ))}
      </Group>
    </section>
  );
}

interface RouteListProps {
  readonly title: string;
  readonly routes: readonly { readonly route: string; readonly label: string }[];
}

const RouteList = ({ title, routes }: RouteListProps) => (
  <section>
    <Title order={2} mb="xs">
      {title}
    </Title>
    <Group gap="xs">
      {routes.map(({ route, label }) => (
        <PageButton key={route} name={nameOf(route, label)} place={builderLink(route)} />
      ))}
    </Group>
  </section>
);

/** Returns the display name of a page type. If the admin has no label for it, the extension's label is used. */
const nameOf = (route: string, label: string): string => {
  const name = routeName(route);
  return name === route ? label : name;
};

interface CardProps {
  readonly name: string;
  readonly help?: string;
  readonly route: string;
  readonly icon: 'home' | 'layout';
}

const PageCard = ({ name, help, route, icon }: CardProps) => (
  <Card component={Link} {...builderLink(route)} padding="md">
    <Group wrap="nowrap">
      <Icon name={icon} size={24} />
      <div>
        <Text fw={600}>{name}</Text>
        {help !== undefined && (
          <Text size="sm" c="dimmed">
            {help}
          </Text>
        )}
      </div>
    </Group>
  </Card>
);

interface PageButtonProps {
  readonly name: string;
  readonly place: ReturnType<typeof builderLink>;
}

const PageButton = ({ name, place }: PageButtonProps) => (
  <Button component={Link} {...place} variant="default" maw="100%">
    {name}
  </Button>
);
