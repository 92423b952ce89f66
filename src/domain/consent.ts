/** The visitor's answer to the measuring question; empty until answered. */
export const CONSENT_CHOICES = ['granted', 'denied'] as const;
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

/** Cookie name and lifetime. */
export const CONSENT_COOKIE = 'consent';
export const CONSENT_DAYS = 180;

/** Raise this when the question changes: earlier answers then no longer count. */
export const CONSENT_VERSION = 1;

/** Fired on `window` when the choice is known or changes, with the choice as `detail`; also in `<html data-consent>`. */
export const CONSENT_EVENT = 'consent:change';

/** Fired on `window` to show the question again; third-party consent services listen to it too. */
export const CONSENT_OPEN_EVENT = 'consent:open';

export const CONSENT_BUTTON = 'data-consent-open';

const VALUE = /^(\d+)\.(granted|denied)\.(\d{4}-\d\d-\d\d)$/;

/** Cookie value: version, choice and date. */
export const writeConsent = (choice: ConsentChoice, on: Date) => `${CONSENT_VERSION}.${choice}.${on.toISOString().slice(0, 10)}`;

/** The choice in a cookie value; null for an answer to an older question. */
export function readConsent(value: string | undefined): ConsentChoice | null {
  const [, version, choice] = VALUE.exec(value ?? '') ?? [];
  return Number(version) === CONSENT_VERSION ? (CONSENT_CHOICES.find((known) => known === choice) ?? null) : null;
}
