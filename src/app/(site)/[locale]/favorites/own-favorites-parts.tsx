import { buttonStyles } from '@/ui/button-styles';
import { FormMessage } from '@/ui/form/form-message';
import { PageLink } from '@/ui/page-link';
import { Skeleton } from '@/ui/skeleton';

export const FavoritesSkeleton = ({ label }: { label: string }) => (
  <Skeleton label={label} rows={8} className="h-48" listClassName="grid gap-4 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5" />
);

interface NoFavoritesProps {
  texts: { empty: string; emptyHint: string; browse: string };
  browsePath: string;
}

export function NoFavorites({ texts, browsePath }: NoFavoritesProps) {
  return (
    <div className="rounded-card border border-dashed border-line-strong p-8">
      <p className="text-lg font-semibold">{texts.empty}</p>
      <p className="mt-2 max-w-[60ch] text-muted">{texts.emptyHint}</p>
      <p className="mt-5">
        <PageLink href={browsePath} className={buttonStyles('primary')}>
          {texts.browse}
        </PageLink>
      </p>
    </div>
  );
}

export function FavoritesFailed({ texts, onRetry }: { texts: { loadFailed: string; retry: string }; onRetry: () => void }) {
  return (
    <FormMessage kind="bad">
      <p>{texts.loadFailed}</p>
      <button type="button" onClick={onRetry} className={`mt-3 ${buttonStyles('secondary')}`}>
        {texts.retry}
      </button>
    </FormMessage>
  );
}
