'use client';

import { useRef } from 'react';
import { announce, useAccountSession } from '@/browser/account-session';
import { UPLOAD_MAX_BYTES } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { validationMessage } from '@/domain/validation-messages';
import { buttonStyles } from '@/ui/button-styles';
import { FieldError } from '@/ui/form/field';
import type { ProfileTexts, SharedAccountTexts } from '../account-texts';
import { callOwn } from '../own-api';
import { useAction } from '../use-action';
import { AccountPicture } from './account-picture';
import { ActionNote } from './action-note';

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/avif';

interface ProfilePictureProps {
  locale: Locale;
  /** Shown until the session is loaded. */
  account: { name: string | null; email: string | null };
  texts: ProfileTexts['picture'];
  shared: SharedAccountTexts;
}

export function ProfilePicture({ locale, account, texts, shared }: ProfilePictureProps) {
  const session = useAccountSession();
  const input = useRef<HTMLInputElement>(null);
  const action = useAction();
  const known = session.state === 'signed-in' ? session.account : { ...account, avatar: null };
  const error = action.errorOf('file');

  const send = (method: 'POST' | 'DELETE', text: string, body?: FormData) =>
    action.run(() => callOwn(routes.avatarApi, { locale, method, body }), {
      done: () => {
        announce();
        return text;
      },
    });

  const choose = () => {
    const file = input.current?.files?.[0];
    if (!file) return;
    if (file.size > UPLOAD_MAX_BYTES) return action.refuse('file', validationMessage('imageTooLarge', locale));
    const body = new FormData();
    body.append('file', file);
    void send('POST', texts.saved, body);
    if (input.current) input.current.value = '';
  };

  return (
    <div ref={action.ref} className="grid gap-4">
      <ActionNote outcome={action.outcome} texts={shared} />
      <div className="flex flex-wrap items-center gap-5">
        <AccountPicture account={known} size="large" />
        <div className="grid min-w-0 gap-2">
          <label htmlFor="profile-picture" className="text-sm font-semibold">
            {texts.choose}
          </label>
          <input
            ref={input}
            id="profile-picture"
            type="file"
            accept={ACCEPTED}
            disabled={action.isBusy}
            onChange={choose}
            aria-invalid={error ? true : undefined}
            aria-describedby={`profile-picture-hint${error ? ' profile-picture-error' : ''}`}
            className="block w-full text-sm file:mr-3 file:min-h-11 file:rounded-control file:border file:border-line-strong file:bg-surface file:px-4 file:text-sm file:font-semibold file:text-text"
          />
          <p id="profile-picture-hint" className="text-xs text-muted">
            {texts.hint}
          </p>
          {error && <FieldError id="profile-picture-error">{error}</FieldError>}
        </div>
        {known.avatar && (
          <button type="button" disabled={action.isBusy} onClick={() => void send('DELETE', texts.removed)} className={buttonStyles('quiet')}>
            {texts.remove}
          </button>
        )}
      </div>
    </div>
  );
}
