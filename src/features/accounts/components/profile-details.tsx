'use client';

import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import { announce } from '@/browser/account-session';
import { LOCALES, type Locale } from '@/domain/locales';
import { buttonStyles } from '@/ui/button-styles';
import { SelectField, TextField } from '@/ui/form/field';
import { callAccount } from '../account-client';
import type { ProfileTexts, SharedAccountTexts } from '../account-texts';
import { textOf } from '../login-flow';
import { useAction } from '../use-action';
import { ActionNote } from './action-note';

const NAME_MAX_LENGTH = 80;

interface ProfileDetailsProps {
  locale: Locale;
  name: string;
  language: Locale;
  texts: ProfileTexts['details'];
  shared: SharedAccountTexts;
}

export function ProfileDetails({ locale, name, language, texts, shared }: ProfileDetailsProps) {
  const router = useRouter();
  const action = useAction();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const body = { name: textOf(data, 'name').trim().slice(0, NAME_MAX_LENGTH), language: textOf(data, 'language') };
    void action.run(() => callAccount('/update-user', { locale, body }), {
      done: () => {
        announce();
        router.refresh();
        return shared.saved;
      },
    });
  };
  return (
    <div ref={action.ref}>
      <form method="post" onSubmit={save} className="grid max-w-md gap-4">
        <ActionNote outcome={action.outcome} texts={shared} />
        <TextField
          id="profile-name"
          name="name"
          label={texts.name}
          hint={texts.nameHint}
          defaultValue={name}
          maxLength={NAME_MAX_LENGTH}
          autoComplete="name"
        />
        <SelectField id="profile-language" name="language" label={texts.language} defaultValue={language}>
          {LOCALES.map((option) => (
            <option key={option.code} value={option.code} lang={option.code}>
              {option.language}
            </option>
          ))}
        </SelectField>
        <button type="submit" disabled={action.isBusy} className={`justify-self-start ${buttonStyles('primary')}`}>
          {action.isBusy ? shared.busy : shared.save}
        </button>
      </form>
    </div>
  );
}
