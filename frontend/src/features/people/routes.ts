export { PeopleNews } from './PeopleNews';
export { PeoplePage } from './PeoplePage';
