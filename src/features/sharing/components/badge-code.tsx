import { getTranslations } from 'next-intl/server';
import { escapeXml } from '@/domain/clean-text';
import { env } from '@/env';
import { BADGE_HEIGHT, type BadgeTexts, type BadgeTheme, badgeWidth } from '../badge';
import { CopyButton } from './copy-button';

interface BadgeCodeProps {
  texts: BadgeTexts;
  theme: BadgeTheme;
  /** Path of the image. */
  path: string;
  /** Absolute URL of the linked page. */
  page: string;
  /** Names the buttons. */
  name: string;
}

const markdownText = (text: string) => text.replace(/[\\[\]]/g, '\\$&');

export async function BadgeCode({ texts, theme, path, page, name }: BadgeCodeProps) {
  const t = await getTranslations('sharing.badge');
  const { alt } = texts;
  const [image, width] = [env.SITE_URL + path, badgeWidth(texts)];
  const codes = [
    {
      name: t('html'),
      code: `<a href="${escapeXml(page)}"><img src="${escapeXml(image)}" alt="${escapeXml(alt)}" width="${width}" height="${BADGE_HEIGHT}"></a>`,
    },
    { name: t('markdown'), code: `[![${markdownText(alt)}](${image})](${page})` },
  ];
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <h3 className="text-sm font-semibold">{t(theme)}</h3>
      <div data-theme={theme} className="mt-3 flex min-h-24 items-center justify-center rounded-control border border-line bg-page p-4">
        <img src={path} alt={alt} width={width} height={BADGE_HEIGHT} className="h-auto max-w-full" />
      </div>
      {codes.map((entry) => (
        <div key={entry.name} className="mt-4">
          <div className="mb-2 flex items-center justify-between gap-3">
            <h4 className="text-sm font-semibold">{entry.name}</h4>
            <CopyButton
              text={entry.code}
              label={t('copyLabel', { code: entry.name, badge: name, theme: t(theme) })}
              texts={{ copied: t('copied'), failed: t('copyFailed') }}
            >
              {t('copy')}
            </CopyButton>
          </div>
          <code className="block rounded-control bg-sunken p-3 text-xs">{entry.code}</code>
        </div>
      ))}
    </div>
  );
}
