export { verify } from './verify';
