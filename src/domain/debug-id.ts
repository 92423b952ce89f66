const SEEDS = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f];
const FNV_PRIME = 0x01000193;

/** A build's script as named by a browser (`…/_next/static/chunks/…`) or the server (`…/server/app/…`). */
const SCRIPT = /(?:^|\/)(?:_next\/)?((?:static\/chunks|server)\/[^?#]+\.js)/;

function hashed(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
    hash ^= hash >>> 15;
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Path within the build of a script named in a stack trace, or null for other code. */
export function scriptOf(fileName: string): string | null {
  if (fileName.includes('node_modules')) return null;
  const path = SCRIPT.exec(fileName)?.[1];
  return path ? decodeURI(path) : null;
}

/**
 * Debug id that links a script to its source map. It's derived from build id and path, so scripts needn't contain it and visitors load the same
 * files with or without error reports.
 */
export function debugIdOf(buildId: string, script: string): string {
  const digits = SEEDS.map((seed) => hashed(`${buildId}/${script}`, seed)).join('');
  // Formatted as a UUID version 5.
  const variant = '89ab'.charAt(Number.parseInt(digits.charAt(16), 16) % 4);
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-5${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}
