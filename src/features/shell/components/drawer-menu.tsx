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

const allOf = (link: Element | null): MenuItem['all'] => link && { name: nameOf(link), href: link.getAttribute('href') ?? '' };

/** The entries of the main navigation, which stand in the HTML only. */
const readMainMenu = (): MenuItem[] =>
  [...document.querySelectorAll<HTMLElement>(`#${MAIN_MENU_ID} > ul > li`)].map((entry) => ({
    name: nameOf(entry.querySelector('summary, a')),
    href: entry.dataset.href ?? '',
    icon: (entry.dataset.icon ?? null) as IconName | null,
    isRandom: entry.querySelector(':scope > a')?.getAttribute('rel') === 'nofollow',
    children: [...entry.querySelectorAll('.menu-link')].map(linkOf),
    all: allOf(entry.querySelector('.submenu > a')),
  }));

/** The main navigation in the side drawer. */
export function DrawerMenu({ label, locale }: { label: string; locale: Locale }) {
  const [items] = useState(readMainMenu);
  return (
    <nav aria-label={label}>
      <ul className="grid gap-1">
        {items.map((item) => (
          <li key={`${item.href} ${item.children.length}`}>
            {item.children.length === 0 ? (
              <TopLink item={item} className="menu-link">
                {item.icon && <Icon name={item.icon} />}
                <LocalText text={item.name} pageLang={locale} />
              </TopLink>
            ) : (
              <details className="group">
                <summary className="menu-link">
                  {item.icon && <Icon name={item.icon} />}
                  <LocalText text={item.name} pageLang={locale} />
                  <Icon name="chevron-down" className="ml-auto size-4 group-open:rotate-180" />
                </summary>
                <ul className="ml-5 border-l border-line pl-2">
                  {[...(item.all ? [{ ...item.all, icon: null }] : []), ...item.children].map((link) => (
                    <MenuLinkEntry key={link.href} link={link} locale={locale} />
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
