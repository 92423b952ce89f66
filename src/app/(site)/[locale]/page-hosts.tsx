'use client';

import { Suspense } from 'react';
import type { Locale } from '@/domain/locales';
import { LoginDialogHost } from '@/features/accounts/components/login-dialog-host';
import { BookmarkHost } from '@/features/bookmarks/components/bookmark-host';
import { ServiceWorkerHost } from '@/features/pwa/components/service-worker-host';
import { FocusTarget } from '@/features/shell/components/focus-target';
import { PageLinks } from '@/features/shell/components/page-links';
import { CompareHost } from '@/features/tools/components/compare-host';
import { ToggleTitles } from '@/ui/toggle-titles';

interface PageHostsProps {
  locale: Locale;
  contentId: string;
  hasWorker: boolean;
}

/** What listens on every page. One component, since each that a server component names stands in every document. */
export function PageHosts({ locale, contentId, hasWorker }: PageHostsProps) {
  return (
    <>
      <PageLinks />
      <FocusTarget contentId={contentId} />
      <BookmarkHost locale={locale} />
      <CompareHost locale={locale} />
      <ToggleTitles />
      {hasWorker && (
        // Parameters are unknown when pages are stored.
        <Suspense>
          <ServiceWorkerHost locale={locale} />
        </Suspense>
      )}
      <LoginDialogHost locale={locale} />
    </>
  );
}
