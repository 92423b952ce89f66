import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { NewsletterForm } from '@/features/newsletter/components/newsletter-form';
import { DropToolLink } from '@/features/submissions/components/drop-tool-link';
import { formTexts } from '@/i18n/form-texts';
import { buttonStyles } from '@/ui/button-styles';
import { HtmlOnly } from '@/ui/html-only';
import { Icon } from '@/ui/icon';
import { PageLink } from '@/ui/page-link';

export async function FooterForms({ locale }: { locale: Locale }) {
  const [t, { shared, texts }] = await Promise.all([getTranslations('forms'), formTexts('newsletter', locale)]);
  const home = localePath(routes.home, locale);
  return (
    <div className="mb-12 grid gap-10 border-b border-line pb-12 md:grid-cols-2">
      <section aria-labelledby="footer-newsletter">
        <HtmlOnly from={home}>
          <h2 id="footer-newsletter" className="text-lg font-bold">
            <PageLink href={localePath(routes.newsletter, locale)} className="underline-offset-4 hover:text-primary hover:underline">
              {t('newsletter.title')}
            </PageLink>
          </h2>
          <p className="mb-4 mt-1 max-w-[48ch] text-sm text-muted">{t('newsletter.intro')}</p>
        </HtmlOnly>
        <NewsletterForm
          id="footer-newsletter"
          locale={locale}
          shared={{ invalid: shared.invalid, failed: shared.failed, sending: shared.sending }}
          texts={{ email: texts.email, send: texts.send, doneNext: texts.doneNext }}
        />
      </section>
      <section aria-labelledby="footer-drop-tool">
        <HtmlOnly from={home}>
          <h2 id="footer-drop-tool" className="text-lg font-bold">
            {t('tool.title')}
          </h2>
          <p className="mb-4 mt-1 max-w-[48ch] text-sm text-muted">{t('tool.description')}</p>
        </HtmlOnly>
        <DropToolLink href={localePath(routes.dropTool, locale)} locale={locale} className={buttonStyles('secondary')}>
          <Icon name="plus" className="size-4" />
          {t('tool.title')}
        </DropToolLink>
      </section>
    </div>
  );
}
