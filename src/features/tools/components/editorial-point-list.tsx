'use client';

import type { ReactNode } from 'react';
import type { Locale } from '@/domain/locales';
import { Icon } from '@/ui/icon';
import { LocalText, type ShownText } from '@/ui/local-text';
import { Rating } from '@/ui/rating';

interface Part {
  title: string;
  texts: ShownText[];
}

interface EditorialPointListProps {
  /** Strengths, then weaknesses. */
  points: Part[];
  /** Whom the tool suits, then whom it doesn't. */
  lines: Part[];
  ratings: { name: string; value: number; rating: string; label: string }[];
  locale: Locale;
}

const ICONS = [
  <Icon key="plus" name="plus" className="mt-0.5 size-4 text-good" />,
  <Icon key="minus" name="minus" className="mt-0.5 size-4 text-bad" />,
];

/** Rendered in the browser too, since the texts are smaller than their markup. */
export function EditorialPointList({ points, lines, ratings, locale }: EditorialPointListProps) {
  const pair = (parts: Part[], content: (part: Part, index: number) => ReactNode) =>
    parts.some(({ texts }) => texts.length > 0) && (
      <div className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {parts.map(
          (part, index) =>
            part.texts.length > 0 && (
              <div key={part.title}>
                <h3 className="mb-2 text-sm font-semibold">{part.title}</h3>
                {content(part, index)}
              </div>
            ),
        )}
      </div>
    );
  const text = (shown: ShownText) => <LocalText text={shown} pageLang={locale} />;
  return (
    <>
      {pair(points, ({ texts }, index) => (
        <ul className="grid gap-1.5">
          {texts.map((shown) => (
            <li key={typeof shown === 'string' ? shown : shown.value} className="flex gap-2 text-sm">
              {ICONS[index]}
              <span>{text(shown)}</span>
            </li>
          ))}
        </ul>
      ))}
      {pair(lines, ({ texts: [shown] }) => (
        <p className="text-sm">{shown && text(shown)}</p>
      ))}
      {ratings.length > 0 && (
        <dl className="mt-5 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
          {ratings.map(({ name, value, rating, label }) => (
            <div key={name} className="flex items-center justify-between gap-3">
              <dt>{name}</dt>
              <dd className="flex items-center gap-2 font-semibold figures">
                <Rating value={value} label={label} />
                <span aria-hidden="true">{rating}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
