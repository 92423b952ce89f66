import type { Account } from '@/browser/account-session';

const SIZES = { small: 'size-9 text-sm', large: 'size-20 text-2xl' } as const;

interface AccountPictureProps {
  account: Pick<Account, 'name' | 'email' | 'avatar'>;
  size?: keyof typeof SIZES;
}

export function AccountPicture({ account, size = 'small' }: AccountPictureProps) {
  const style = `${SIZES[size]} inline-flex shrink-0 items-center justify-center rounded-full`;
  if (account.avatar) return <img src={account.avatar} alt="" width={192} height={192} className={`${style} object-cover hairline`} />;
  const [initial] = (account.name || account.email || '').trim();
  return (
    <span aria-hidden="true" className={`${style} bg-primary font-bold text-on-primary`}>
      {initial?.toUpperCase() ?? (
        <svg viewBox="0 0 24 24" className="size-1/2 fill-current" aria-hidden="true" focusable="false">
          <circle cx="12" cy="8" r="4.5" />
          <path d="M3.5 21a8.5 7 0 0 1 17 0z" />
        </svg>
      )}
    </span>
  );
}
