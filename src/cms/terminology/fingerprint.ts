/** Numbers of a mark. More of them let fewer different texts share one. */
const ROWS = 5;
const MARKS = 40;

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

/** A different order of all 32-bit numbers for each seed. */
function shuffled(value: number, seed: number): number {
  let mixed = Math.imul(value ^ Math.imul(seed + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** The trigrams of pg_trgm: of every word, with two spaces before it and one after. */
function trigramsOf(text: string): number[] {
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const trigrams = new Set<string>();
  for (const word of words) {
    const padded = `  ${word} `;
    for (let index = 0; index < padded.length - 2; index += 1) trigrams.add(padded.slice(index, index + 3));
  }
  return [...trigrams].map(hashOf);
}

/**
 * Marks by which a text finds similar ones (MinHash with bands): two texts share at least one with a probability of 96 % at a trigram similarity of
 * 0.6, 99.9 % at 0.7, and 0.3 % at 0.15, which unrelated texts have. An index of trigrams would read ten times as many texts.
 */
export function marksOf(text: string): number[] {
  const trigrams = trigramsOf(text);
  if (trigrams.length === 0) return [];
  return Array.from({ length: MARKS }, (_, mark) => {
    let value = mark;
    for (let row = 0; row < ROWS; row += 1) {
      const seed = mark * ROWS + row;
      let least = 0xffffffff;
      for (const trigram of trigrams) least = Math.min(least, shuffled(trigram, seed));
      value = shuffled(value ^ least, seed);
    }
    return value | 0;
  });
}
