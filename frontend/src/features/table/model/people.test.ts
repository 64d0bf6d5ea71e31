import { describe, expect, it } from 'vitest';
import { distinctNames } from './people';

describe('distinctNames', () => {
  it('numbers a name from its second bearer on, in seat order', () => {
    expect(distinctNames(['marit', 'Barrel', 'Pip', 'Barrel', 'Barrel'])).toEqual([
      'marit',
      'Barrel',
      'Pip',
      'Barrel 2',
      'Barrel 3',
    ]);
  });

  it('leaves different names alone', () => {
    expect(distinctNames(['marit', 'Pip'])).toEqual(['marit', 'Pip']);
  });
});
