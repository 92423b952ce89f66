/** What a visitor answered to the question whether we may measure; empty while they have not been asked or have not answered. */
export const CONSENT_CHOICES = ['granted', 'denied'] as const;
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

/** Cookie that keeps the choice, and for how long. */
export const CONSENT_COOKIE = 'consent';
export const CONSENT_DAYS = 180;

/** Counts up when what is asked for changes: an answer to another question is none. */
export const CONSENT_VERSION = 1;

/** Fired on `window` when the choice is known or changes, with the choice as `detail`; `<html data-consent>` holds it as well. */
export const CONSENT_EVENT = 'consent:change';

/** Fired on `window` when a visitor wants to see the choice again; a consent service of others listens to it. */
export const CONSENT_OPEN_EVENT = 'consent:open';

/** Marks the button that opens the question again. */
export const CONSENT_BUTTON = 'data-consent-open';

const VALUE = /^(\d+)\.(granted|denied)\.(\d{4}-\d\d-\d\d)$/;

/** The cookie's value: version, choice and day. */
export const writeConsent = (choice: ConsentChoice, on: Date) => `${CONSENT_VERSION}.${choice}.${on.toISOString().slice(0, 10)}`;

/** The choice in a value of the cookie; null for anything that is no answer to the present question. */
export function readConsent(value: string | undefined): ConsentChoice | null {
  const [, version, choice] = VALUE.exec(value ?? '') ?? [];
  return Number(version) === CONSENT_VERSION ? (CONSENT_CHOICES.find((known) => known === choice) ?? null) : null;
}
