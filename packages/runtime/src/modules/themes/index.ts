export type { Theme } from './contract.ts';
export { isInstalled } from './themeInstall.repo.ts';
