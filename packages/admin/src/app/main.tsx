import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './admin.css';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { client } from '../kit/api/client.ts';
import { router } from './router.tsx';
import { watchParts } from '../kit/shared/partFaults.ts';
import { keepPresses } from './shell/keepPresses.ts';
import { pageNonce } from '../kit/shared/pageNonce.ts';
import { FIRST_AREAS } from '../text/areas.ts';
import { direction, language, loadTexts } from '../text/text.ts';
import { makeTheme, resolveColors } from './theme.ts';

watchParts();
keepPresses();
// Mantine's scroll lock for dialogs injects a style element, which needs the page nonce.
setNonce(pageNonce);
document.documentElement.lang = language;
document.documentElement.dir = direction;
/**
 * Renders the admin after its translated strings have loaded. This is a function because a top-level await would keep the build from
 * merging small chunks.
 */
async function start(): Promise<void> {
  await loadTexts(FIRST_AREAS);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <DirectionProvider initialDirection={direction} detectDirection={false}>
          <MantineProvider
            theme={makeTheme()}
            cssVariablesResolver={resolveColors}
            getStyleNonce={() => pageNonce}
            defaultColorScheme="auto"
          >
            <ModalsProvider>
              <Notifications position="top-center" />
              <RouterProvider router={router} />
            </ModalsProvider>
          </MantineProvider>
        </DirectionProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}

void start();
