'use client';

import { useEffect, useRef, useState } from 'react';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { buttonStyles } from '@/ui/button-styles';
import type { ProfileTexts, SharedAccountTexts } from '../account-texts';
import { callOwn } from '../own-api';
import { signOut } from '../sign-out';
import { useAction } from '../use-action';
import { ActionNote } from './action-note';

const FATES = ['anonymise', 'remove'] as const;

interface ProfileDeleteProps {
  locale: Locale;
  texts: ProfileTexts['delete'];
  shared: SharedAccountTexts;
}

export function ProfileDelete({ locale, texts, shared }: ProfileDeleteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [fate, setFate] = useState<(typeof FATES)[number]>('anonymise');
  const [step, setStep] = useState<'choice' | 'question' | 'gone'>('choice');
  const action = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const home = localePath(routes.home, locale);

  useEffect(() => {
    if (step !== 'choice') heading.current?.focus();
  }, [step]);

  const remove = () =>
    action.run(() => callOwn(routes.deleteAccountApi, { locale, method: 'POST', body: JSON.stringify({ reviews: fate }) }), {
      done: () => {
        setStep('gone');
        // The session went with the account; its cookies didn't.
        void signOut(locale);
        return undefined;
      },
    });
  const onClose = () => {
    if (step === 'gone') window.location.assign(home);
    setStep('choice');
    action.clear();
  };

  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()} className={`${buttonStyles('secondary')} text-bad`}>
        {texts.open}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby="delete-account-title"
        onClose={onClose}
        className="m-auto w-full max-w-lg bg-surface p-0 text-text shadow-floating sm:rounded-card"
      >
        <div ref={action.ref} className="grid gap-5 p-5 sm:p-8">
          <h2 ref={heading} id="delete-account-title" tabIndex={-1} className="text-xl font-bold outline-none">
            {step === 'choice' ? texts.title : step === 'question' ? texts.question : texts.gone}
          </h2>
          <ActionNote outcome={action.outcome} texts={shared} />
          {step === 'choice' && (
            <fieldset className="grid gap-1">
              <legend className="mb-2 text-sm font-semibold">{texts.reviews}</legend>
              {FATES.map((option) => (
                <label key={option} className="flex min-h-11 items-start gap-3 py-2 text-sm">
                  <input
                    type="radio"
                    name="reviews"
                    value={option}
                    checked={fate === option}
                    onChange={() => setFate(option)}
                    className="mt-0.5 size-5 shrink-0 accent-primary"
                  />
                  {texts[option]}
                </label>
              ))}
            </fieldset>
          )}
          {step === 'question' && <p className="text-sm">{texts.consequence}</p>}
          {step === 'gone' ? (
            <a href={home} className={`justify-self-start ${buttonStyles('primary')}`}>
              {texts.home}
            </a>
          ) : (
            // Puts the harmless button where the first one was, in case of a double click.
            <div className={`flex flex-wrap gap-3 ${step === 'question' ? 'flex-row-reverse justify-end' : ''}`}>
              {step === 'choice' ? (
                <button type="button" onClick={() => setStep('question')} className={buttonStyles('primary')}>
                  {texts.next}
                </button>
              ) : (
                <button type="button" disabled={action.isBusy} onClick={() => void remove()} className={buttonStyles('primary')}>
                  {action.isBusy ? shared.busy : texts.confirm}
                </button>
              )}
              <button type="button" onClick={() => dialog.current?.close()} className={buttonStyles('quiet')}>
                {shared.cancel}
              </button>
            </div>
          )}
        </div>
      </dialog>
    </>
  );
}
