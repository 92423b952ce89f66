import { expect, it } from 'vitest';
import { capitalized } from './capitalized';

it('capitalizes the first letter only', () => {
  expect(['developers', 'één', 'AI-makers', '3D artists', ''].map(capitalized)).toEqual(['Developers', 'Één', 'AI-makers', '3D artists', '']);
});
