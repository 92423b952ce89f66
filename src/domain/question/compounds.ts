const JOINTS = ['', 's', 'e', 'en', 'n'];
const HALF_MIN = 3;

/**
 * The parts of a Dutch compound or of English words written as one, all known; null if there are none. The longest last part wins.
 * @param isKnown tells whether a part is a word; the first must say something by itself
 */
export function splitCompound(word: string, isKnown: (part: string, isFirst: boolean) => boolean, depth = 1): string[] | null {
  for (let cut = HALF_MIN; cut <= word.length - HALF_MIN; cut += 1) {
    const last = word.slice(cut);
    if (!isKnown(last, false)) continue;
    for (const joint of JOINTS) {
      const whole = word.slice(0, cut);
      if (!whole.endsWith(joint)) continue;
      const first = whole.slice(0, whole.length - joint.length);
      if (first.length < HALF_MIN) continue;
      if (isKnown(first, true)) return [first, last];
      const inner = depth > 0 ? splitCompound(first, isKnown, depth - 1) : null;
      if (inner) return [...inner, last];
    }
  }
  return null;
}

const FIRST_MIN = 5;
const REST_MIN = 4;

/** The longest known beginning of a compound whose end nobody knows: "contract" of "contractbeoordelaar". */
export function firstPart(word: string, isKnown: (part: string) => boolean): string | null {
  for (let cut = word.length - REST_MIN; cut >= FIRST_MIN; cut -= 1) if (isKnown(word.slice(0, cut))) return word.slice(0, cut);
  return null;
}
