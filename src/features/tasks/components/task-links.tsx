'use client';

import type { Locale } from '@/domain/locales';
import { LocalText, type ShownText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';

interface TaskLinksProps {
  tasks: { path: string; name: ShownText }[];
  locale: Locale;
}

/** Tasks in columns. Rendered in the browser too, since the tasks are smaller than their markup. */
export function TaskLinks({ tasks, locale }: TaskLinksProps) {
  return (
    <ul className="gap-x-8 sm:columns-2 lg:columns-3">
      {tasks.map(({ path, name }) => (
        <li key={path} className="break-inside-avoid py-1.5">
          <PageLink href={path} className="inline-link font-semibold">
            <LocalText text={name} pageLang={locale} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
