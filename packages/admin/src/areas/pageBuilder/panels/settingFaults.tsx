import { Alert } from '@mantine/core';
import { isShopError } from '@shop/sdk';

/** Returns the errors of a response by setting path. */
export function faultsOf(problem: Error | null): Readonly<Record<string, string>> {
  if (!isShopError(problem)) return {};
  return Object.fromEntries(
    (problem.details ?? []).map(({ path, message }) => {
      const key = path.replace(/^.*?(?=settings\b)/, '');
      return [key, message.replace(`${path} `, '').replace(`${key} `, '')];
    }),
  );
}

/** Shows an error that is not about a specific setting. */
export function SettingsProblem({ problem }: { readonly problem: Error | null }) {
  if (!problem || Object.keys(faultsOf(problem)).some((path) => path.startsWith('settings.'))) return null;
  return (
    <Alert color="red" role="alert">
      {problem.message}
    </Alert>
  );
}
