import { getTranslations } from 'next-intl/server';
import { escapeXml } from '@/domain/xml-text';
import { CopyButton } from './copy-button';

interface BadgeCodeProps {
  /** Path of the image and origin of the site. */
  path: string;
  siteUrl: string;
  /** Absolute URL of the linked page. */
  page: string;
  alt: string;
  width: number;
  height: number;
  isDark: boolean;
  /** Names the buttons. */
  name: string;
}

const markdownText = (text: string) => text.replace(/[\\[\]]/g, '\\$&');

export async function BadgeCode({ path, siteUrl, page, alt, width, height, isDark, name }: BadgeCodeProps) {
  const t = await getTranslations('sharing.badge');
  const image = siteUrl + path;
  const theme = t(isDark ? 'dark' : 'light');
  const codes = [
    {
      name: t('html'),
      code: `<a href="${escapeXml(page)}"><img src="${escapeXml(image)}" alt="${escapeXml(alt)}" width="${width}" height="${height}"></a>`,
    },
    { name: t('markdown'), code: `[![${markdownText(alt)}](${image})](${page})` },
  ];
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <h3 className="text-sm font-semibold">{theme}</h3>
      <div
        data-theme={isDark ? 'dark' : 'light'}
        className="mt-3 flex min-h-24 items-center justify-center rounded-control border border-line bg-page p-4"
      >
        <img src={path} alt={alt} width={width} height={height} className="h-auto max-w-full" />
      </div>
      {codes.map((entry) => (
        <div key={entry.name} className="mt-4">
          <div className="mb-2 flex items-center justify-between gap-3">
            <h4 className="text-sm font-semibold">{entry.name}</h4>
            <CopyButton
              text={entry.code}
              label={t('copyLabel', { code: entry.name, badge: name, theme })}
              texts={{ copied: t('copied'), failed: t('copyFailed') }}
            >
              {t('copy')}
            </CopyButton>
          </div>
          <code className="block rounded-control bg-sunken p-3 text-xs [overflow-wrap:anywhere]">{entry.code}</code>
        </div>
      ))}
    </div>
  );
}
