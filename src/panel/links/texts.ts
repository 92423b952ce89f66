import type { NavigationAction } from '@/domain/navigation-actions';

const en = {
  link: 'Link {number}',
  group: 'Group {number}',
  actions: { 'category-menu': 'submenu of every category', random: 'random tool' } satisfies Record<NavigationAction, string>,
  submenu: 'submenu',
  missing: 'entry is no longer there',
  hidden: '{title} – not public, so not shown',
  nowhere: 'leads nowhere yet',
};

const nl: typeof en = {
  link: 'Link {number}',
  group: 'Groep {number}',
  actions: { 'category-menu': 'submenu met alle categorieën', random: 'willekeurige tool' },
  submenu: 'submenu',
  missing: 'het item bestaat niet meer',
  hidden: '{title} – niet openbaar, dus niet te zien',
  nowhere: 'leidt nog nergens heen',
};

/** Texts of the rows of a menu in the panel's language. */
export const linkTexts = (language: string): typeof en => (language === 'nl' ? nl : en);
