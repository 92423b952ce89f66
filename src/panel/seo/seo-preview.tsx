'use client';

import { useAllFormFields, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import { useDeferredValue, useMemo } from 'react';
import { localeOf } from '@/domain/locales';
import { pageTitle } from '@/domain/page-title';
import { documentPath, localePath, routes } from '@/domain/routes';
import { generatedSeo, seoTexts } from '@/domain/seo-texts';
import { Badge } from '../badge';
import { useImage } from '../media/use-image';
import { usePanelTexts } from '../use-panel-texts';
import { passes, seoChecks } from './seo-checks';
import './seo-preview.css';

const PARTS = ['title', 'description', 'image'] as const;

/** The page in a search result and a shared post, in the language being edited, while the editor types. */
export function SeoPreview({ siteUrl, productName }: { siteUrl: string; productName: string }) {
  const { t, language } = usePanelTexts();
  const { collectionSlug = '' } = useDocumentInfo();
  const { getData } = useForm();
  const [fields] = useAllFormFields();
  const shownFields = useDeferredValue(fields);
  const locale = localeOf(useLocale().code);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form's data changes with its fields
  const doc = useMemo(() => getData() as Record<string, unknown>, [shownFields, getData]);
  const { title, description } = useMemo(() => seoTexts(collectionSlug, doc, locale), [collectionSlug, doc, locale]);
  const made = useMemo(() => generatedSeo(collectionSlug, doc, locale), [collectionSlug, doc, locale]);
  const image = useImage((doc.meta as { image?: unknown } | undefined)?.image);
  const picture = image?.sizes?.medium?.url ?? (image?.mimeType === 'image/svg+xml' ? null : image?.url);

  const checks = seoChecks({ title, description }, made, Boolean(image));
  const { host } = new URL(siteUrl);
  const path = documentPath(collectionSlug, String(doc.slug ?? doc.code ?? '')) ?? routes.home;
  const crumbs = [host, ...localePath(path, locale).split('/').filter(Boolean)].join(' › ');
  return (
    <div className="panel-view seo-preview">
      <p className="panel-hint">{t('seo.hint')}</p>
      <ul className="panel-plain panel-buttons" aria-label={t('seo.checks')}>
        {PARTS.map((part) => (
          <li key={part}>
            {t(`seo.parts.${part}`)} <Badge tone={passes(checks[part]) ? 'good' : 'warn'}>{t(`seo.states.${checks[part]}`)}</Badge>
          </li>
        ))}
      </ul>
      <div className="seo-preview__pair">
        <figure>
          <figcaption>{t('seo.search')}</figcaption>
          <div className="seo-preview__result" lang={locale}>
            <p className="seo-preview__address">{crumbs}</p>
            <p className="seo-preview__link">{title ? pageTitle(title, productName) : <i lang={language}>{t('seo.noTitle')}</i>}</p>
            <p>{description ?? <i lang={language}>{t('seo.noDescription')}</i>}</p>
          </div>
        </figure>
        <figure>
          <figcaption>{t('seo.social')}</figcaption>
          <div className="seo-preview__card" lang={locale}>
            {picture ? (
              <img src={picture} alt={image?.alt ?? ''} />
            ) : (
              <p className="seo-preview__blank" lang={language}>
                {t('seo.noImage')}
              </p>
            )}
            <div>
              <p className="seo-preview__address">{host}</p>
              <p className="seo-preview__title">{title ?? productName}</p>
              {description && <p className="seo-preview__text">{description}</p>}
            </div>
          </div>
        </figure>
      </div>
    </div>
  );
}
