import type { IconName } from '@/domain/icons';
import type { Locale } from '@/domain/locales';
import type { NavigationAction } from '@/domain/navigation-actions';
import { routes } from '@/domain/routes';
import { DEFAULT_WEIGHTS, type Weights } from '@/domain/tool/score';

type Texts = Record<Locale, string>;

interface LinkText {
  name: Texts;
  url: string;
}

interface NavigationText {
  name: Texts;
  url?: string;
  action?: NavigationAction;
  icon: IconName;
}

/** Main menu, as specified. */
export const NAVIGATION: NavigationText[] = [
  { name: { en: 'Home', nl: 'Home' }, url: routes.home, icon: 'house' },
  { name: { en: 'Categories', nl: 'Categorieën' }, url: routes.categories, action: 'category-menu', icon: 'layout-grid' },
  { name: { en: 'All tools', nl: 'Alle tools' }, url: routes.toolsPage(1), icon: 'list' },
  { name: { en: 'Random tool', nl: 'Willekeurige tool' }, action: 'random', icon: 'dices' },
  { name: { en: 'Dictionary', nl: 'Woordenboek' }, url: routes.dictionary, icon: 'book-open' },
];

/** Footer, as specified, and the pages that the main menu doesn't have. Profiles on social networks are the owner's to enter. */
export const FOOTER_GROUPS: { title: Texts; links: LinkText[] }[] = [
  {
    title: { en: 'Use AI Tools to…', nl: 'Gebruik AI-tools om…' },
    links: [
      { name: { en: 'create copywriting', nl: 'teksten te schrijven' }, url: routes.category('copywriting') },
      { name: { en: 'generate images', nl: 'afbeeldingen te maken' }, url: routes.category('image-generation') },
      { name: { en: 'generate videos', nl: 'video’s te maken' }, url: routes.category('video-generation') },
      { name: { en: 'improve SEO', nl: 'je SEO te verbeteren' }, url: routes.category('seo') },
      { name: { en: 'code for you', nl: 'code te laten schrijven' }, url: routes.category('coding') },
      { name: { en: 'create social media posts', nl: 'posts voor sociale media te maken' }, url: routes.category('social-media') },
    ],
  },
  {
    title: { en: 'Selected AI tools for…', nl: 'Geselecteerde AI-tools voor…' },
    links: [
      { name: { en: 'developers', nl: 'ontwikkelaars' }, url: routes.toolsFor('developers') },
      { name: { en: 'copywriters', nl: 'tekstschrijvers' }, url: routes.toolsFor('copywriters') },
      { name: { en: 'marketers', nl: 'marketeers' }, url: routes.toolsFor('marketers') },
      { name: { en: 'designers', nl: 'ontwerpers' }, url: routes.toolsFor('designers') },
    ],
  },
  {
    title: { en: 'Directory', nl: 'Gids' },
    links: [
      { name: { en: 'Tasks', nl: 'Taken' }, url: routes.tasks },
      { name: { en: 'Shortlists', nl: 'Shortlists' }, url: routes.shortlists },
      { name: { en: 'Favorites', nl: 'Favorieten' }, url: routes.favorites },
      { name: { en: 'Courses', nl: 'Cursussen' }, url: routes.courses },
      { name: { en: 'Products', nl: 'Producten' }, url: routes.products },
      { name: { en: 'What changed', nl: 'Wat er veranderd is' }, url: routes.changes },
      { name: { en: 'FAQ', nl: 'Veelgestelde vragen' }, url: routes.faq },
      { name: { en: 'Contact', nl: 'Contact' }, url: routes.contact },
      { name: { en: 'About us', nl: 'Over ons' }, url: routes.aboutUs },
      { name: { en: 'Privacy policy', nl: 'Privacyverklaring' }, url: routes.privacyPolicy },
      { name: { en: 'Accessibility', nl: 'Toegankelijkheid' }, url: routes.accessibility },
    ],
  },
];

export const SETTINGS: { homeTitle: Texts; homeIntro: Texts; siteDescription: Texts } = {
  homeTitle: { en: 'Find the right AI tool for the job', nl: 'Vind de AI-tool die past bij je klus' },
  homeIntro: {
    en: 'A directory of AI tools for writing, images, video, code and more. For each one you can read what it does, how it’s priced, who it suits and what you could use instead. New to AI? Look up a term or pick a course.',
    nl: 'Een gids met AI-tools voor tekst, beeld, video, code en meer. Van elke tool lees je wat je ermee doet, hoe je ervoor betaalt, voor wie het handig is en wat de alternatieven zijn. Is AI nieuw voor je? Zoek een begrip op of kies een cursus.',
  },
  siteDescription: {
    en: 'A directory of AI tools with clear descriptions, prices, alternatives and reviews, plus a dictionary of AI terms and courses. In English and Dutch.',
    nl: 'Een gids met AI-tools: heldere beschrijvingen, prijzen, alternatieven en reviews, plus een AI-woordenboek en cursussen. In het Nederlands en Engels.',
  },
};

/** Weights to start from when weighing tools; the first are the default. */
export const SCORE_PRESETS: { name: Texts; reason: Texts; weights: Weights }[] = [
  {
    name: { en: 'Balanced', nl: 'Evenwichtig' },
    reason: {
      en: 'What comes out counts most. Then whether it’s easy to work with, what it costs and what happens to your data: those decide whether you keep using it.',
      nl: 'Wat eruit komt telt het zwaarst. Daarna of het prettig werkt, wat het kost en wat er met je gegevens gebeurt: dat bepaalt of je het blijft gebruiken.',
    },
    weights: DEFAULT_WEIGHTS,
  },
  {
    name: { en: 'Privacy first', nl: 'Privacy voorop' },
    reason: {
      en: 'For work with personal or secret data. Tools you can run yourself score higher; price and convenience matter less.',
      nl: 'Voor werk met persoonlijke of geheime gegevens. Tools die je zelf kunt draaien scoren hoger; prijs en gemak tellen minder.',
    },
    weights: { results: 3, easeOfUse: 1, visitors: 1, cost: 1, privacy: 5, dutch: 1, control: 4, tryOut: 0 },
  },
  {
    name: { en: 'Lowest costs', nl: 'Laagste kosten' },
    reason: {
      en: 'For when it may cost next to nothing. How far the free plan goes counts as well, and the result still matters.',
      nl: 'Voor als het bijna niets mag kosten. Ook hoever je gratis komt telt mee, en het resultaat blijft van belang.',
    },
    weights: { results: 3, easeOfUse: 1, visitors: 1, cost: 5, privacy: 1, dutch: 1, control: 1, tryOut: 4 },
  },
  {
    name: { en: 'For beginners', nl: 'Voor beginners' },
    reason: {
      en: 'For a first try: easy to use, easy to try without paying, and liked by others.',
      nl: 'Voor wie net begint: makkelijk in gebruik, te proberen zonder te betalen, en door anderen gewaardeerd.',
    },
    weights: { results: 3, easeOfUse: 5, visitors: 3, cost: 3, privacy: 1, dutch: 3, control: 0, tryOut: 5 },
  },
  {
    name: { en: 'In Dutch', nl: 'In het Nederlands' },
    reason: {
      en: 'For texts and conversations in Dutch: how well a tool understands and writes it counts as much as the result.',
      nl: 'Voor teksten en gesprekken in het Nederlands: hoe goed een tool dat begrijpt en schrijft telt even zwaar als het resultaat.',
    },
    weights: { results: 5, easeOfUse: 3, visitors: 1, cost: 2, privacy: 2, dutch: 5, control: 0, tryOut: 1 },
  },
];
