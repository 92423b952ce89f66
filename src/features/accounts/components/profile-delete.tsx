'use client';

import { useEffect, useRef, useState } from 'react';
import { localePath, routes } from '@/domain/routes';
import { buttonStyles } from '@/ui/button-styles';
import { Dialog } from '@/ui/dialog';
import { callAccount, signOut } from '../account-client';
import type { AccountPartProps, ProfileTexts } from '../account-texts';
import { ActionPart, useAction } from './action';

const FATES = ['anonymise', 'remove'] as const;

type ProfileDeleteProps = AccountPartProps<ProfileTexts['delete']>;

export function ProfileDelete(props: ProfileDeleteProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={`${buttonStyles('secondary')} text-bad hover:text-primary`}
      >
        {props.texts.open}
      </button>
      {isOpen && <DeleteDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function DeleteDialog({ locale, texts, shared, onClose }: ProfileDeleteProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [fate, setFate] = useState<(typeof FATES)[number]>('anonymise');
  const [step, setStep] = useState<'title' | 'question' | 'gone'>('title');
  const action = useAction({ locale, texts: shared });
  const heading = useRef<HTMLHeadingElement>(null);
  const home = localePath(routes.home, locale);

  useEffect(() => {
    if (step !== 'title') heading.current?.focus();
  }, [step]);

  const remove = async () => {
    const result = await callAccount(routes.deleteAccountApi, { locale, body: { reviews: fate } });
    if (!result.ok) return result;
    setStep('gone');
    // The session went with the account; its cookies didn't.
    void signOut(locale);
    return null;
  };

  return (
    <Dialog ref={dialog} labelledBy="delete-account-title" width="max-w-lg" onClose={step === 'gone' ? () => window.location.assign(home) : onClose}>
      <ActionPart action={action} className="grid gap-5">
        <h2 ref={heading} id="delete-account-title" tabIndex={-1} className="text-xl font-bold outline-none">
          {texts[step]}
        </h2>
        {step === 'title' && (
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
            {step === 'title' ? (
              <button type="button" onClick={() => setStep('question')} className={buttonStyles('primary')}>
                {texts.next}
              </button>
            ) : (
              <button type="button" disabled={action.isBusy} onClick={() => void action.run(remove)} className={buttonStyles('primary')}>
                {action.isBusy ? shared.busy : texts.confirm}
              </button>
            )}
            <button type="button" onClick={() => dialog.current?.close()} className={buttonStyles('quiet')}>
              {shared.cancel}
            </button>
          </div>
        )}
      </ActionPart>
    </Dialog>
  );
}
