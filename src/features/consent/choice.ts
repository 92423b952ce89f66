import { CONSENT_COOKIE, CONSENT_DAYS, CONSENT_EVENT, type ConsentChoice, readConsent, writeConsent } from '@/domain/consent';

type Choice = ConsentChoice | '';

/** Empty until something was chosen. */
export const currentChoice = (): Choice => (document.documentElement.dataset.consent ?? '') as Choice;

export function subscribeToChoice(onChange: () => void): () => void {
  window.addEventListener(CONSENT_EVENT, onChange);
  return () => window.removeEventListener(CONSENT_EVENT, onChange);
}

/** Applies a choice to this page and notifies listeners. */
export function applyChoice(choice: ConsentChoice): void {
  if (currentChoice() === choice) return;
  document.documentElement.dataset.consent = choice;
  window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: choice }));
}

/** Applies and saves a choice. */
export function saveChoice(choice: ConsentChoice): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const value = `${CONSENT_COOKIE}=${writeConsent(choice, new Date())}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there in every browser
  document.cookie = `${value}; path=/; max-age=${CONSENT_DAYS * 86_400}; samesite=lax${secure}`;
  applyChoice(choice);
}

/** Applies the saved choice, possibly made in another tab; Global Privacy Control counts as a refusal. */
export function applyStoredChoice(): void {
  const [, value] = new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(document.cookie) ?? [];
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  const choice = readConsent(value) ?? (globalPrivacyControl ? 'denied' : null);
  if (choice) applyChoice(choice);
}
