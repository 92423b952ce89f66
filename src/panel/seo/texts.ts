import type { Locale } from '@/domain/locales';

const en = {
  search: 'In search engines',
  social: 'Shared on social networks',
  hint: 'This is how the page shows in the language you are editing. Texts that you leave empty follow from the content.',
  noTitle: 'No title in this language yet',
  noDescription: 'No description in this language yet: search engines choose a passage themselves.',
  noImage: 'A picture is made of the name, the text and the logo',
};

const nl: typeof en = {
  search: 'In zoekmachines',
  social: 'Gedeeld op sociale media',
  hint: 'Zo verschijnt de pagina in de taal die je nu bewerkt. Wat je leeg laat, volgt uit de inhoud.',
  noTitle: 'Nog geen titel in deze taal',
  noDescription: 'Nog geen omschrijving in deze taal: zoekmachines kiezen dan zelf een passage.',
  noImage: 'Er wordt een afbeelding gemaakt met de naam, de tekst en het logo',
};

/** Texts of the SEO preview in the panel's language. */
export const seoPreviewTexts = (language: string): typeof en => ({ en, nl })[language as Locale] ?? en;
