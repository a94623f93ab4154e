import { atTime } from '../../../platform/atTime.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Preview } from '../../pageBuilder/index.ts';

/** Returns a page call with a preview. If the preview specifies a time, the app's clock returns that time. */
export const withPreview = <Call extends { readonly app: AppContext }>(
  call: Call,
  preview: Preview | null,
): Call & { readonly preview: Preview | null } => ({
  ...call,
  preview,
  ...(preview?.at && { app: atTime(call.app, preview.at) }),
});
