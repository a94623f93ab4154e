import { adminGraphql } from '@shop/sdk/graphql';
import { lazy } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { seoOfContent } from '../../kit/seo/seoSection.ts';
import { defineForm } from '../../kit/form/defineForm.ts';

const SchedulePreview = lazy(async () => ({
  default: (await import('./SchedulePreview.tsx')).SchedulePreview,
}));
const Actions = lazy(async () => ({ default: (await import('./Actions.tsx')).Actions }));

const query = adminGraphql(`
  query LandingPage($id: ID!) {
    landingPage(id: $id) {
      uuid status name url_key: urlKey description meta_title: metaTitle meta_description: metaDescription
      publish_start: publishStart publish_end: publishEnd isLive url pageBuilderUrl
    }
  }
`);

export const landingPageForm = defineForm('/api/landing-pages', {
  translatedAs: 'landing_page',
  // Landing pages can be read only through GraphQL.
  load: async (uuid: string) => (await shop.admin.graphql(query, { id: uuid })).landingPage,
  nameOf: ({ name }) => name,
  urlOf: ({ isLive, url }) => (isLive ? url : null),
  lost: 'landingPages.lost',
  Actions,
  sections: [
    {
      title: 'landingPages.section.general',
      fields: [
        { name: 'name', label: 'landingPages.name', kind: 'text', isRequired: true },
        {
          name: 'description',
          label: 'landingPages.description',
          kind: 'textarea',
          help: 'landingPages.description.help',
        },
      ],
    },
    seoOfContent,
    {
      title: 'landingPages.section.schedule',
      isSide: true,
      fields: [
        { name: 'status', label: 'status.enabled', kind: 'switch', initial: false },
        {
          name: 'publish_start',
          label: 'landingPages.start',
          kind: 'time',
          help: 'landingPages.start.help',
        },
        { name: 'publish_end', label: 'landingPages.end', kind: 'time', help: 'landingPages.end.help' },
      ],
      Preview: SchedulePreview,
    },
  ],
});
