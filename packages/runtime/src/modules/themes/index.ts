export { isInstalled } from './themeInstall.repo.ts';
