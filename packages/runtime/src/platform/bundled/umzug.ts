export { MigrationError, Umzug } from 'umzug';
