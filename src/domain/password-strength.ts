import type { MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits';
import { type Locale, localeOf } from './locales';
import texts from './password-reasons.json';

/** zxcvbn's scale from 0 to 4; 3 withstands a slow attack on stolen hashes. */
const SAFE_SCORE = 3;
const COMMON_PASSWORDS = 'passwords';

const PASSWORD_REASONS = texts satisfies Record<string, Record<Locale, string>>;

type PasswordReason = keyof typeof PASSWORD_REASONS;

/** The reason in a language given by its code; English for any other code. */
export const passwordReason = (reason: PasswordReason, language: string | null | undefined): string => PASSWORD_REASONS[reason][localeOf(language)];

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Several megabytes of dictionaries (1 MB compressed), loaded when the first password is chosen. */
function strengthEstimator(): Promise<ZxcvbnFactory> {
  estimator ??= (async () => {
    const [{ ZxcvbnFactory: Factory }, common, en, nl] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
      import('@zxcvbn-ts/language-en'),
      import('@zxcvbn-ts/language-nl-be'),
    ]);
    const dutch = Object.fromEntries(Object.entries(nl.dictionary).map(([name, words]) => [`nl-${name}`, words]));
    return new Factory({ graphs: common.adjacencyGraphs, dictionary: { ...common.dictionary, ...en.dictionary, ...dutch } });
  })();
  estimator.catch(() => {
    // Without a connection, the next check tries again.
    estimator = undefined;
  });
  return estimator;
}

function reasonOf(match: MatchExtended): PasswordReason | null {
  switch (match.pattern) {
    case 'dictionary':
      return match.dictionaryName.startsWith(COMMON_PASSWORDS) ? 'common' : 'word';
    case 'spatial':
      return 'keyboard';
    case 'repeat':
    case 'sequence':
      return match.pattern;
    case 'date':
    case 'regex':
      return 'date';
    default:
      return null;
  }
}

/** The password without parts that an attacker knows. */
function without(known: string[], password: string): string {
  const parts = known
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((part) => part.toLowerCase())
    .filter((part) => part.length > 2)
    .sort((a, b) => b.length - a.length);
  return parts.reduce((rest, part) => rest.replaceAll(part, ''), password.toLowerCase());
}

export interface PasswordStrength {
  /** From 0 to 4; 3 and 4 are strong enough. */
  score: number;
  /** Why it's too weak: all reasons, none for a strong password. */
  reasons: PasswordReason[];
}

/**
 * How strong a password is: the rules for server and browser.
 * @param personal what an attacker knows about its owner: name, email address, phone number
 * @param site what anyone may expect in passwords for this site: its name and host
 * @throws if the dictionaries can't be loaded
 */
export async function passwordStrength(password: string, personal: string[], site: string[]): Promise<PasswordStrength> {
  if (password.length > PASSWORD_MAX_LENGTH) return { score: 0, reasons: ['long'] };
  const estimate = await strengthEstimator();
  const { score, sequence } = await estimate.checkAsync(password);
  const restsOn = async (known: string[]) => {
    const rest = without(known, password);
    return rest !== password.toLowerCase() && (rest === '' || (await estimate.checkAsync(rest)).score < SAFE_SCORE);
  };
  const found = new Set<PasswordReason>();
  if ([...password].length < PASSWORD_MIN_LENGTH) found.add('short');
  if (await restsOn(personal)) found.add('personal');
  else if (await restsOn([...personal, ...site])) found.add('site');
  if (score < SAFE_SCORE) for (const reason of sequence.map(reasonOf)) if (reason) found.add(reason);
  if (score < SAFE_SCORE && found.size === 0) found.add('guessable');
  return found.size === 0 ? { score, reasons: [] } : { score: Math.min(score, SAFE_SCORE - 1), reasons: [...found] };
}
