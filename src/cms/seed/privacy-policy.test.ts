import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONSENT_COOKIE, CONSENT_DAYS } from '@/domain/consent';
import { FOLLOW_CONFIRM_DAYS, NEWSLETTER_CONFIRM_DAYS, RETENTION_DAYS, REVIEW_CONFIRM_DAYS, SESSION_SECONDS } from '@/domain/limits';
import { LOCALE_COOKIE } from '@/domain/locales';
import { KNOWN_DEVICE_COOKIE, SIGNED_IN_COOKIE } from '@/domain/session-cookies';
import { SHORTLISTS_COOKIE } from '@/domain/shortlists';

const { body } = JSON.parse(readFileSync('src/cms/seed/content/pages/privacy-policy.json', 'utf8')) as { body: { en: string; nl: string } };

const YEARS: Record<number, { en: string; nl: string }> = {
  365: { en: 'a year', nl: 'een jaar' },
  730: { en: 'two years', nl: 'twee jaar' },
  1095: { en: 'three years', nl: 'drie jaar' },
};
const inWords = (days: number) => YEARS[days] ?? { en: `${days} days`, nl: `${days} dagen` };

describe('the privacy policy', () => {
  it.each([
    ['the cookie of the choice', CONSENT_DAYS, 'and on which day. It lasts #', 'op welke dag. Die blijft # staan'],
    ['known devices', SESSION_SECONDS / 86_400, 'It lasts #, also after', 'blijft # staan, ook nadat'],
    ['sessions', SESSION_SECONDS / 86_400, 'It lasts #, is renewed', 'blijft # staan, wordt tijdens'],
    ['images of submissions', RETENTION_DAYS.rejectedImages, 'Its images are deleted after #', 'De afbeeldingen verwijderen we na #'],
    ['senders of submissions', RETENTION_DAYS.rejectedSenders, 'the editors’ notes after #', 'de notities van redacteuren na #'],
    ['rejected reviews', RETENTION_DAYS.rejectedSenders, 'was rejected is deleted after #', 'afgewezen review verwijderen we na #'],
    ['unconfirmed reviews', REVIEW_CONFIRM_DAYS, 'if you don’t, it is deleted after #', 'dan wordt de review na # verwijderd'],
    ['reports', RETENTION_DAYS.decidedReports, '# after it, the report is deleted', '# daarna verwijderen we de melding'],
    ['decided proposals', RETENTION_DAYS.decidedProposals, 'We delete it # after the decision', '# na het besluit verwijderen we het'],
    ['handled messages', RETENTION_DAYS.handledMessages, 'deleted # after we’ve dealt with it', '# nadat het is afgehandeld'],
    ['other messages', RETENTION_DAYS.messages, 'in any case # after we received it', 'in elk geval # na ontvangst'],
    ['trashed messages', RETENTION_DAYS.trashedMessages, 'gone for good after #', 'na # definitief weg'],
    ['links of the newsletter', NEWSLETTER_CONFIRM_DAYS, 'it works for #', 'die link werkt #'],
    [
      'unconfirmed subscriptions',
      RETENTION_DAYS.unconfirmedSubscriptions,
      'never confirmed are deleted after #',
      'nooit worden bevestigd, verwijderen we na #',
    ],
    ['links that confirm a follow', FOLLOW_CONFIRM_DAYS, 'which works for # too', 'ook die werkt #'],
    ['unconfirmed follows', RETENTION_DAYS.unconfirmedFollows, 'not confirmed within # is deleted', 'niet binnen # is bevestigd, verwijderen we'],
    [
      'shortlists without an account',
      RETENTION_DAYS.ownerlessShortlists,
      'a list is deleted # after its last change',
      'wordt # na de laatste wijziging verwijderd',
    ],
    ['deliveries', RETENTION_DAYS.deliveries, 'after #, that no longer says to whom', 'na # staat daar niet meer bij aan wie'],
    ['mails', RETENTION_DAYS.failedMails, 'deleted # later', '# later verwijderd'],
    ['logs', RETENTION_DAYS.logs, 'Both logs go back #', 'Beide logboeken gaan # terug'],
  ])('states in both languages how long %s are retained', (_what, days, en, nl) => {
    const says = (text: string, sentence: string, words: string) => text.toLowerCase().includes(sentence.replace('#', words).toLowerCase());
    expect(says(body.en, en, inWords(days).en), en).toBe(true);
    expect(says(body.nl, nl, inWords(days).nl), nl).toBe(true);
  });

  it('names every cookie the site sets', () => {
    for (const name of [
      LOCALE_COOKIE,
      CONSENT_COOKIE,
      SIGNED_IN_COOKIE,
      KNOWN_DEVICE_COOKIE,
      SHORTLISTS_COOKIE,
      'directory.sign_up',
      'random-last',
      'voter',
    ])
      for (const text of [body.en, body.nl]) expect(text.includes(`**${name}**`), name).toBe(true);
  });
});
