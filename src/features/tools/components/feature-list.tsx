'use client';

import type { Locale } from '@/domain/locales';
import { Icon } from '@/ui/icon';
import { LocalText, type ShownText } from '@/ui/local-text';

/** What one can do with a tool. Rendered in the browser too, since the texts are smaller than their markup. */
export function FeatureList({ features, locale }: { features: ShownText[]; locale: Locale }) {
  return (
    <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {features.map((feature) => (
        <li key={typeof feature === 'string' ? feature : feature.value} className="flex gap-2.5 text-base">
          <Icon name="check" className="mt-1 size-5 text-primary" />
          <LocalText text={feature} pageLang={locale} />
        </li>
      ))}
    </ul>
  );
}
