export { FeaturedGames } from './FeaturedGames';
