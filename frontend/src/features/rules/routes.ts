/** The room of this feature, for the router alone. */
export { RulesPage } from './RulesPage';
