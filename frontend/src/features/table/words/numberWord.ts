import type { TFunction } from 'i18next';

/** Twelve notches are a full crank; more than that is never said in words. */
const MOST_IN_WORDS = 12;

/** "three", as far as a crank can go; figures beyond. */
export function numberWord(t: TFunction<'table'>, count: number): string {
  return count >= 0 && count <= MOST_IN_WORDS ? t(`number.${count}` as 'number.1') : String(count);
}
