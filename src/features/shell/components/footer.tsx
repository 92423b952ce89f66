'use client';

import type { ReactNode } from 'react';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import type { Held } from '@/ui/held';
import { Still } from '@/ui/still';

/** What stands in the HTML only. */
export interface FooterParts {
  newsletter: ReactNode;
  dropTool: ReactNode;
  links: ReactNode;
  end: ReactNode;
}

interface FooterProps {
  locale: Locale;
  label: string;
  parts: Held<FooterParts>;
  /** Form and link above the links. */
  newsletter: ReactNode;
  dropTool: ReactNode;
}

export function Footer({ locale, label, parts, newsletter, dropTool }: FooterProps) {
  const still = { of: parts, from: localePath(routes.home, locale) };
  return (
    <footer className="site-footer">
      <div className="page-width py-14">
        <div>
          <section aria-labelledby="footer-newsletter">
            <Still {...still} part="newsletter" />
            {newsletter}
          </section>
          <section aria-labelledby="footer-drop-tool">
            <Still {...still} part="dropTool" />
            {dropTool}
          </section>
        </div>
        <Still {...still} part="links" as="nav" aria-label={label} />
        <Still {...still} part="end" />
      </div>
    </footer>
  );
}
