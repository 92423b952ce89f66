import { useState } from 'react';
import type { IconName } from '@/domain/icons';
import type { Locale } from '@/domain/locales';
import { Icon } from '@/ui/icon';
import { LocalText, type ShownText } from '@/ui/local-text';
import { MAIN_MENU_ID, type MenuItem, type MenuLink, MenuLinkEntry, TopLink } from './main-menu';

function nameOf(element: Element | null): ShownText {
  const value = element?.textContent ?? '';
  const lang = element?.querySelector<HTMLElement>('[lang]')?.lang;
  return lang ? { value, lang } : value;
}

const linkOf = (link: Element): MenuLink => ({
  name: nameOf(link),
  href: link.getAttribute('href') ?? '',
  icon: (link.querySelector('use')?.getAttribute('href')?.split('#')[1] ?? null) as IconName | null,
});

/** The entries of the main navigation, which stand in the HTML only. */
const readMainMenu = (): Omit<MenuItem, 'all'>[] =>
  [...document.querySelectorAll<HTMLElement>(`#${MAIN_MENU_ID} > ul > li`)].map((entry) => ({
    name: nameOf(entry.querySelector('summary, a')),
    href: entry.dataset.href ?? '',
    icon: (entry.dataset.icon ?? null) as IconName | null,
    isRandom: entry.querySelector(':scope > a')?.getAttribute('rel') === 'nofollow',
    children: [...entry.querySelectorAll('.menu-link')].map(linkOf),
  }));

/** The main navigation in the side drawer. */
export function DrawerMenu({ label, locale }: { label: string; locale: Locale }) {
  const [items] = useState(readMainMenu);
  return (
    <nav aria-label={label}>
      <ul className="grid gap-1">
        {items.map((item) => (
          <li key={`${item.href} ${item.children.length}`}>
            <TopLink item={item} className="menu-link">
              {item.icon && <Icon name={item.icon} />}
              <LocalText text={item.name} pageLang={locale} />
            </TopLink>
            {item.children.length > 0 && (
              <ul className="ml-5 border-l border-line pl-2">
                {item.children.map((link) => (
                  <MenuLinkEntry key={link.href} link={link} locale={locale} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
