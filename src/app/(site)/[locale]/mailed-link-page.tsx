import { getTranslations } from 'next-intl/server';
import { localePath, routes } from '@/domain/routes';
import type { LinkOutcome } from '@/forms/open-mailed-link';
import { pageLocale } from '@/i18n/page-locale';
import { buttonStyles } from '@/ui/button-styles';
import { LinkAction } from '@/ui/link-action';
import { PageTop } from './page-top';

type LinkKind = 'confirmNewsletter' | 'unsubscribe' | 'confirmFollow' | 'unfollow' | 'unfollowAll' | 'confirmReview' | 'withdraw';

/** Where there is something to read next; the home page for others. */
const NEXT: Partial<Record<LinkKind, { href: string; text: 'newsletter' | 'changes' }>> = {
  confirmNewsletter: { href: routes.newsletter, text: 'newsletter' },
  confirmFollow: { href: routes.changes, text: 'changes' },
  unfollow: { href: routes.changes, text: 'changes' },
};

export interface MailedLinkProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The token in the URL, or ''. */
export async function tokenOf({ searchParams }: MailedLinkProps): Promise<string> {
  const { token } = await searchParams;
  return typeof token === 'string' ? token : '';
}

interface PageProps {
  kind: LinkKind;
  token: string;
  action: (previous: LinkOutcome, data: FormData) => Promise<LinkOutcome>;
  /** ICU arguments of the question; null for an invalid link. */
  values: Record<string, string> | null;
}

/** Asks for a click, because mail scanners open links too. */
export async function MailedLinkPage({ kind, token, action, values }: PageProps) {
  const [locale, t, links, forms] = await Promise.all([
    pageLocale(),
    getTranslations(`forms.links.${kind}`),
    getTranslations('forms.links'),
    getTranslations('forms'),
  ]);
  const next = NEXT[kind] ?? { href: routes.home, text: 'home' as const };
  const after = (
    <a href={localePath(next.href, locale)} className={buttonStyles('secondary')}>
      {links(next.text)}
    </a>
  );
  return (
    <>
      <PageTop locale={locale} name={t('title')} />
      <LinkAction
        action={action}
        token={token}
        isValid={token !== '' && values !== null}
        texts={{ ask: values ? t('ask', values as never) : '', button: t('button'), done: t('done'), invalid: t('invalid'), failed: forms('failed') }}
        after={after}
      />
    </>
  );
}
