import { type Locale, localeOf } from './locales';

/** Validation messages shared by forms, API and panel. */
export const VALIDATION_MESSAGES = {
  required: { en: 'Required field', nl: 'Verplicht veld' },
  email: { en: 'Please enter a valid email address', nl: 'Vul een geldig e-mailadres in' },
  phone: { en: 'Please enter a valid phone number', nl: 'Vul een geldig telefoonnummer in' },
  url: { en: 'Please enter a valid URL', nl: 'Vul een geldige URL in' },
  ratingCriterion: { en: 'Please fill in at least one rating criterion', nl: 'Beoordeel minstens één onderdeel' },
  year: { en: 'Please enter a whole year, from 1950 to this year', nl: 'Vul een heel jaartal in, van 1950 tot en met dit jaar' },
  country: { en: 'Please enter the code of a country, such as NL', nl: 'Vul de code van een land in, zoals NL' },
  color: { en: 'Please enter a color such as #00677c', nl: 'Vul een kleur in zoals #00677c' },
  slug: { en: 'Use lowercase letters, digits and hyphens', nl: 'Gebruik kleine letters, cijfers en streepjes' },
  svg: {
    en: 'Nothing is left of this SVG once unsafe parts are removed. Choose another file.',
    nl: 'Zonder de onveilige onderdelen blijft er van deze SVG niets over. Kies een ander bestand.',
  },
  image: { en: 'Please choose a PNG, JPEG, WebP, AVIF or SVG image', nl: 'Kies een afbeelding in PNG, JPEG, WebP, AVIF of SVG' },
  imageTooLarge: {
    en: 'This image is too large. The limit is 2 MB and 16 megapixels.',
    nl: 'Deze afbeelding is te groot. Het maximum is 2 MB en 16 megapixel.',
  },
  planPrice: {
    en: 'Please enter a price, a currency and a unit for this paid plan',
    nl: 'Vul bij een betaald abonnement een prijs, een munteenheid en een eenheid in',
  },
  ownSelf: { en: 'An entry can’t refer to itself. Choose another one.', nl: 'Een item kan niet naar zichzelf verwijzen. Kies een ander.' },
  path: { en: 'Please enter a path on this site, starting with /', nl: 'Vul een pad op deze site in dat begint met /' },
  owner: {
    en: 'You can’t delete the site owner’s account or change its role',
    nl: 'Het account van de site-eigenaar kun je niet verwijderen of een andere rol geven',
  },
  tooLong: { en: 'This text is too long', nl: 'Deze tekst is te lang' },
  tooMany: { en: 'Too many. Remove one or more.', nl: 'Dat zijn er te veel. Haal er een of meer weg.' },
  choice: { en: 'Please choose one of the options', nl: 'Kies een van de mogelijkheden' },
  reason: { en: 'Please give a reason. We’ll send it to the sender.', nl: 'Geef een reden. Die sturen we naar de inzender.' },
  moderationChanged: {
    en: 'Someone else has changed this in the meantime, so nothing was done. Check it again.',
    nl: 'Iemand anders heeft dit intussen gewijzigd, dus er is niets gedaan. Kijk er nog eens naar.',
  },
  moderationState: { en: 'You can’t do this in its current state', nl: 'Dat kan niet in de huidige status' },
  newsletterSent: { en: 'This issue is being sent or has already been sent', nl: 'Deze nieuwsbrief wordt verstuurd of is al verstuurd' },
  newsletterIncomplete: {
    en: 'Save a subject and text in English and Dutch before you send this',
    nl: 'Sla eerst een onderwerp en tekst op in het Engels en het Nederlands',
  },
  scheduleInPast: { en: 'Please choose a time in the future', nl: 'Kies een moment in de toekomst' },
  signedIn: { en: 'Please sign in first', nl: 'Log eerst in' },
  emailTaken: { en: 'There’s already an account with this address', nl: 'Er is al een account met dit adres' },
  ownerOnly: { en: 'Only the site owner can do this to this account', nl: 'Alleen de site-eigenaar kan dit met dit account doen' },
  gone: { en: 'This no longer exists', nl: 'Dit bestaat niet meer' },
  recentSignIn: {
    en: 'For your security, sign in again before you do this',
    nl: 'Log voor de veiligheid eerst opnieuw in',
  },
  editedByOther: { en: 'Someone else is editing this right now', nl: 'Iemand anders is dit nu aan het bewerken' },
  machineOff: { en: 'No translation service is set up', nl: 'Er is geen vertaaldienst ingesteld' },
  machineFailed: {
    en: 'The translation service didn’t give a usable answer. Nothing was changed.',
    nl: 'De vertaaldienst gaf geen bruikbaar antwoord. Er is niets gewijzigd.',
  },
  machineMismatch: {
    en: 'The translation service didn’t return the whole text',
    nl: 'De vertaaldienst gaf niet de hele tekst terug',
  },
  tooOften: { en: 'Too many requests. Try again in a minute.', nl: 'Te veel verzoeken. Probeer het over een minuut opnieuw.' },
  unfinishedDraft: {
    en: 'This entry has an unpublished draft. Open it to decide what to do with it.',
    nl: 'Dit item heeft een concept dat nog niet gepubliceerd is. Open het om te bepalen wat ermee moet gebeuren.',
  },
  noNewAddress: { en: 'We don’t know a working new address', nl: 'We weten geen nieuw adres dat werkt' },
  linkTarget: {
    en: 'Please choose an entry or fill in an address',
    nl: 'Kies een item of vul een adres in',
  },
  linkTargetOrAction: {
    en: 'Please choose an entry, fill in an address or choose an action',
    nl: 'Kies een item, vul een adres in of kies een actie',
  },
  redirectTarget: {
    en: 'Please enter a path on this site, starting with /, or a full https address',
    nl: 'Vul een pad op deze site in dat begint met /, of een volledig https-adres',
  },
  redirectLoop: { en: 'This redirect would loop: {path}', nl: 'Deze doorverwijzing loopt in een kringetje: {path}' },
  redirectChain: {
    en: 'This would create a chain of redirects: {path}. Point each redirect straight to the final address.',
    nl: 'Zo ontstaat een keten van doorverwijzingen: {path}. Laat elke doorverwijzing meteen naar het eindadres gaan.',
  },
  redirectToGone: {
    en: 'This redirect would lead to an address that’s marked as gone: {path}',
    nl: 'Deze doorverwijzing gaat naar een adres dat als verdwenen gemarkeerd is: {path}',
  },
  redirectFromPage: {
    en: 'There’s a page at this address, so the redirect would never be used. Take the page offline first.',
    nl: 'Op dit adres staat een pagina, dus de doorverwijzing zou nooit gebruikt worden. Haal eerst de pagina offline.',
  },
  tooManyRequests: {
    en: 'Too many requests. Try again in a minute.',
    nl: 'Te veel verzoeken. Probeer het over een minuut opnieuw.',
  },
  bodyTooLarge: { en: 'The request is too large', nl: 'Wat je verstuurt, is te groot' },
  query: { en: 'This query isn’t valid', nl: 'Deze zoekvraag klopt niet' },
  altMissing: {
    en: 'The image {image} has no alt text in {languages}. Add it in the media library before you publish.',
    nl: 'De afbeelding {image} heeft nog geen alternatieve tekst in het {languages}. Vul die in de mediabibliotheek in voordat je publiceert.',
  },
  altNeeded: {
    en: 'This image is on a published page, so it needs alt text',
    nl: 'Deze afbeelding staat op een gepubliceerde pagina en heeft dus een alternatieve tekst nodig',
  },
  imageInUse: {
    en: 'You can’t delete this image because it’s in use: {uses}. Choose another image there first.',
    nl: 'Je kunt deze afbeelding niet verwijderen, want ze is in gebruik: {uses}. Kies daar eerst een andere afbeelding.',
  },
} satisfies Record<string, Record<Locale, string>>;

export type ValidationMessage = keyof typeof VALIDATION_MESSAGES;

/** The message in `language`; English for unknown languages. */
export function validationMessage(key: ValidationMessage, language: string): string {
  return VALIDATION_MESSAGES[key][localeOf(language)];
}
