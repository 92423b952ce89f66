'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { retryingFetch } from '@/browser/retrying-fetch';
import type { Locale } from '@/domain/locales';
import { type PasswordStrength, passwordReason, passwordStrength } from '@/domain/password-strength';
import { routes } from '@/domain/routes';
import { PASSWORD_METER_TEXTS } from '../password-meter-texts';

/** Judged, and so announced, once typing pauses this long. */
const PAUSE_MS = 300;
const LEVELS = [1, 2, 3, 4];

/** What the server knows about the owner of a new password, by the fields of the form. */
export type OwnerOf = (data: FormData) => string[] | Promise<string[]>;

let siteName: string | undefined;

/** The site's name and host. Scripts find the name in the manifest only. */
async function siteWords(locale: Locale): Promise<string[]> {
  siteName ??= ((await (await retryingFetch(routes.manifest(locale))).json()) as { name: string }).name;
  return [siteName, window.location.hostname];
}

interface PasswordMeterProps {
  /** Id of the field. */
  field: string;
  password: string;
  locale: Locale;
  ownerOf: OwnerOf;
}

/** The strength of a password that is being typed and why it would be refused, by the server's rules. */
export default function PasswordMeter({ field, password, locale, ownerOf }: PasswordMeterProps) {
  const texts = PASSWORD_METER_TEXTS[locale];
  const [strength, setStrength] = useState<PasswordStrength | null>(null);

  const judge = useEffectEvent(async () => {
    const form = document.getElementById(field)?.closest('form') ?? undefined;
    const [owner, site] = await Promise.all([ownerOf(new FormData(form)), siteWords(locale)]);
    return passwordStrength(password, owner, site);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is judged
  useEffect(() => {
    let isCurrent = true;
    const show = (found: PasswordStrength | null) => isCurrent && setStrength(found);
    // Without an answer, nothing is said: the server decides.
    const timer = setTimeout(() => void judge().then(show, () => show(null)), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password]);

  if (!strength) return null;
  const { score, reasons } = strength;
  const isStrong = reasons.length === 0;
  return (
    <div className="mt-3 text-sm">
      {/* Borders, which forced colors show as well. */}
      <span aria-hidden="true" className="flex gap-1">
        {LEVELS.map((level) => (
          <span
            key={level}
            className={`flex-1 rounded-full border-t-2 border-b-2 ${level > Math.max(score, 1) ? 'border-line' : isStrong ? 'border-good' : 'border-bad'}`}
          />
        ))}
      </span>
      <p className={`mt-1.5 font-medium ${isStrong ? 'text-good' : ''}`}>{isStrong ? texts.strong : texts.weak}</p>
      {!isStrong && (
        <ul className="mt-1 list-disc pl-5">
          {reasons.map((reason) => (
            <li key={reason}>{passwordReason(reason, locale)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
