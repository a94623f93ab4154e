import { defineExtension } from '../../platform/contracts/extension.ts';
import { banner } from './builtIn/banner.ts';
import { basicMenu } from './builtIn/basicMenu.ts';
import { collectionProducts } from './builtIn/collectionProducts.ts';
import { columns } from './builtIn/columns.ts';
import { faq } from './builtIn/faq.ts';
import { features } from './builtIn/features.ts';
import { hero } from './builtIn/hero.ts';
import { htmlWidget } from './builtIn/htmlWidget.ts';
import { imageText } from './builtIn/imageText.ts';
import { productRow } from './builtIn/productRow.ts';
import { richTextBlock } from './builtIn/richTextBlock.ts';
import { spacer } from './builtIn/spacer.ts';
import { textBlock } from './builtIn/textBlock.ts';
import { tiles } from './builtIn/tiles.ts';
import { video } from './builtIn/video.ts';
import { pageRoutes, themeFaultOfPages, widgets } from './contract.ts';
import { changesetRoutes } from './drafts/changesetRoutes.ts';
import { widgetFileUses } from './fileUses.ts';
import { pageRoutesOfEntities } from './pageAreas.ts';
import { previewRoutes } from './previewRoutes.ts';
import { rolloutRoutes } from './rollouts/rolloutRoutes.ts';
import { widgetMessages } from './widgetMessages.ts';
import { widgetRoutes } from './widgetRoutes.ts';
import { pageBuilderPersonalData } from './personalData.ts';

/** Provides the page builder: widget types, widget instances and their placements, changesets and rollout plans. */
export const pageBuilder = defineExtension({
  name: 'pageBuilder',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  contributionPoints: { widgets, pageRoutes },
  contributionChecks: { theme: themeFaultOfPages },
  setup: () => ({
    personalData: pageBuilderPersonalData,
    routes: [...widgetRoutes, ...changesetRoutes, ...rolloutRoutes, ...previewRoutes],
    pageRoutes: pageRoutesOfEntities,
    fileUses: widgetFileUses,
    messages: [widgetMessages],
    widgets: [
      hero,
      richTextBlock,
      textBlock,
      imageText,
      banner,
      tiles,
      productRow,
      collectionProducts,
      features,
      faq,
      video,
      spacer,
      basicMenu,
      columns,
      htmlWidget,
    ],
  }),
});
