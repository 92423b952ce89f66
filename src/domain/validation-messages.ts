import { type Locale, localeOf } from './locales';

/** The messages of a refused value, the same in every form, in the API and in the admin panel. */
export const VALIDATION_MESSAGES = {
  required: { en: 'Required field', nl: 'Verplicht veld' },
  email: { en: 'Please enter a valid email address', nl: 'Vul een geldig e-mailadres in' },
  phone: { en: 'Please enter a valid phone number', nl: 'Vul een geldig telefoonnummer in' },
  url: { en: 'Please enter a valid URL', nl: 'Vul een geldige URL in' },
  ratingCriterion: { en: 'Please fill in at least one rating criterion', nl: 'Geef minstens één beoordeling' },
  year: { en: 'Please enter a whole year, from 1950 to this year', nl: 'Vul een heel jaartal in, van 1950 tot en met dit jaar' },
  country: { en: 'Please enter the code of a country, such as NL', nl: 'Vul de code van een land in, zoals NL' },
  color: { en: 'Please enter a color such as #00677c', nl: 'Vul een kleur in zoals #00677c' },
  slug: { en: 'Use lower-case letters, digits and hyphens', nl: 'Gebruik kleine letters, cijfers en streepjes' },
  svg: {
    en: 'This SVG has nothing left to show after unsafe parts are removed',
    nl: 'Na het verwijderen van onveilige onderdelen blijft er van deze SVG niets over',
  },
  image: { en: 'Please choose a PNG, JPEG, WebP, AVIF or SVG image', nl: 'Kies een afbeelding in PNG, JPEG, WebP, AVIF of SVG' },
  imageTooLarge: { en: 'This image is too large: at most 2 MB and 16 megapixels', nl: 'Deze afbeelding is te groot: maximaal 2 MB en 16 megapixel' },
  planPrice: {
    en: 'Please enter a price, a currency and a unit for this paid plan',
    nl: 'Vul bij een betaald abonnement een prijs, een munteenheid en een eenheid in',
  },
  ownSelf: { en: 'Please choose something other than this entry itself', nl: 'Kies iets anders dan dit item zelf' },
  path: { en: 'Please enter a path on this site, starting with /', nl: 'Vul een pad op deze site in dat begint met /' },
  owner: {
    en: 'The account of the site owner keeps its role and cannot be deleted',
    nl: 'Het account van de site-eigenaar houdt zijn rol en kan niet worden verwijderd',
  },
  tooLong: { en: 'This text is too long', nl: 'Deze tekst is te lang' },
  tooMany: { en: 'That is too many: remove one or more', nl: 'Dat zijn er te veel: haal er een of meer weg' },
  choice: { en: 'Please choose one of the options', nl: 'Kies een van de mogelijkheden' },
  reason: { en: 'Please give a reason: it is sent to the person', nl: 'Geef een reden op: die gaat naar de inzender' },
  moderationChanged: {
    en: 'Somebody else has changed this in the meantime. Nothing was done; have another look',
    nl: 'Iemand anders heeft dit intussen gewijzigd. Er is niets gedaan; kijk er nog eens naar',
  },
  moderationState: { en: 'This cannot be done in its present state', nl: 'Dat kan niet in de huidige status' },
  newsletterSent: { en: 'This issue is being sent or has been sent', nl: 'Deze nieuwsbrief wordt verstuurd of is al verstuurd' },
  newsletterIncomplete: {
    en: 'Save subject and text in English and Dutch before sending',
    nl: 'Sla onderwerp en tekst op in het Engels en het Nederlands voordat je verstuurt',
  },
  scheduleInPast: { en: 'Please choose a moment in the future', nl: 'Kies een moment in de toekomst' },
  signedIn: { en: 'Please sign in first', nl: 'Log eerst in' },
  emailTaken: { en: 'There is an account with this address already', nl: 'Er is al een account met dit adres' },
  ownerOnly: { en: 'Only the site owner can do this with this account', nl: 'Alleen de site-eigenaar kan dit met dit account doen' },
  gone: { en: 'This is no longer there', nl: 'Dit is er niet meer' },
  recentSignIn: {
    en: 'For your safety, sign in again before you do this',
    nl: 'Log voor de veiligheid opnieuw in voordat je dit doet',
  },
  editedByOther: { en: 'Somebody else is editing this at the moment', nl: 'Iemand anders is hier nu mee bezig' },
  machineOff: { en: 'No translation service has been set up', nl: 'Er is geen vertaaldienst ingesteld' },
  machineFailed: {
    en: 'The translation service gave no usable answer. Nothing was changed',
    nl: 'De vertaaldienst gaf geen bruikbaar antwoord. Er is niets gewijzigd',
  },
  machineMismatch: {
    en: 'The translation service did not return every part of this text',
    nl: 'De vertaaldienst gaf niet elk deel van deze tekst terug',
  },
  tooOften: { en: 'That was a bit much at once. Try again in a minute', nl: 'Dat ging even te snel. Probeer het over een minuut opnieuw' },
  unfinishedDraft: {
    en: 'This entry has a draft that is not published yet. Open it to decide what becomes of it',
    nl: 'Dit item heeft een concept dat nog niet gepubliceerd is. Open het om te bepalen wat ermee moet gebeuren',
  },
  noNewAddress: { en: 'No new address that answers is known', nl: 'Er is geen nieuw adres bekend dat werkt' },
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
  redirectLoop: { en: 'This would lead in a circle: {path}', nl: 'Dit zou in een kringetje leiden: {path}' },
  redirectChain: {
    en: 'This would be a chain of redirects: {path}. Let every redirect lead to its final address',
    nl: 'Dit zou een keten van doorverwijzingen zijn: {path}. Laat elke doorverwijzing meteen naar het eindadres leiden',
  },
  redirectToGone: {
    en: 'It would lead to an address that is marked as gone: {path}',
    nl: 'Dit zou leiden naar een adres dat als verdwenen gemarkeerd is: {path}',
  },
  redirectFromPage: {
    en: 'There is a page at this address, and pages come first: the redirect would never be used. Take the page offline first',
    nl: 'Op dit adres staat een pagina, en pagina’s gaan voor: de doorverwijzing zou nooit gebruikt worden. Haal eerst de pagina offline',
  },
  tooManyRequests: {
    en: 'Too many requests. Please try again in a minute',
    nl: 'Te veel verzoeken. Probeer het over een minuut opnieuw',
  },
  bodyTooLarge: { en: 'What was sent is too large', nl: 'Wat je hebt verstuurd, is te groot' },
  query: { en: 'This query is not possible', nl: 'Deze zoekvraag kan niet' },
  altMissing: {
    en: 'The image {image} has no alternative text in {languages}. Write one in the media library before you publish',
    nl: 'De afbeelding {image} heeft nog geen alternatieve tekst in het {languages}. Schrijf die in de mediabibliotheek voordat je publiceert',
  },
  altNeeded: {
    en: 'A published page shows this image: it needs an alternative text',
    nl: 'Deze afbeelding staat op een gepubliceerde pagina en heeft dus een alternatieve tekst nodig',
  },
  imageInUse: {
    en: 'This image is in use and cannot be deleted: {uses}. Choose another image there first',
    nl: 'Deze afbeelding is in gebruik en kan niet worden verwijderd: {uses}. Kies daar eerst een andere afbeelding',
  },
} satisfies Record<string, Record<Locale, string>>;

export type ValidationMessage = keyof typeof VALIDATION_MESSAGES;

/** The message in a language given by its code; English for any other code. */
export function validationMessage(key: ValidationMessage, language: string): string {
  return VALIDATION_MESSAGES[key][localeOf(language)];
}
