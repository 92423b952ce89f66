export const STAR_STEP = 22;
export const STARS = 5;

const starAt = (x: number) => `M${x + 10} 1.6l2.6 5.27 5.82.85-4.21 4.1.99 5.79-5.2-2.74-5.2 2.74.99-5.79-4.21-4.1 5.82-.85z`;

/** A star in a 20 × 20 square. */
export const STAR = starAt(0);

/** Five stars in a row, 108 × 20. */
export const FIVE_STARS = Array.from({ length: STARS }, (_, star) => starAt(star * STAR_STEP)).join('');
