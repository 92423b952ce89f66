/** Shorter roots are those of too many words. */
const ROOT_MIN = 4;

const VERB_WITH_ER = /eer(?:t|d|de|den|der|ders)?$/;
const DIMINUTIVE = /(?:et|[pt])?(?<!i)j(?:es?)?$/;
/** Of a verb: "vertaalt". */
const VERB_ENDING = /(?<=[^aeiou]|([aeou])\1|ij)[td]$/;

/**
 * What forms of a Dutch word share that PostgreSQL's stemmer keeps apart: "notuleert" and "notuleren", "vertaalt" and "vertalen", "filmpjes" and "film".
 * @param stem as the stemmer leaves it
 */
export function dutchRoot(stem: string): string {
  const root = VERB_WITH_ER.test(stem)
    ? stem.replace(/^ge(?=.*eerde?$)/, '').replace(VERB_WITH_ER, 'er')
    : stem
        .replace(DIMINUTIVE.test(stem) ? DIMINUTIVE : VERB_ENDING, '')
        .replace(/([aeou])\1(?=[^aeiou]$)/, '$1')
        .replace(/([^aeiou])\1$/, '$1')
        .replace(/v$/, 'f')
        .replace(/z$/, 's');
  return root.length >= ROOT_MIN ? root : stem;
}
