'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { askToSignIn } from '@/browser/ask-to-sign-in';
import type { AccountError } from '@/domain/account-errors';
import { formMessage } from '@/domain/form-messages';
import type { Locale } from '@/domain/locales';
import { buttonStyles } from '@/ui/button-styles';
import { FormMessage } from '@/ui/form/form-message';
import type { AccountFailure } from '../account-client';
import type { SharedAccountTexts } from '../account-texts';
import { useInBrowser } from '../use-in-browser';

/** What is shown after an action. */
export interface Outcome {
  kind: 'good' | 'bad';
  text?: string;
  /** Errors by field. */
  fields?: Record<string, string>;
  /** Reasons a password is refused. */
  reasons?: string[];
  /** Signing in again allows it. */
  needsSignIn?: boolean;
}

export const done = (text: string): Outcome => ({ kind: 'good', text });
export const refused = (field: string, text: string): Outcome => ({ kind: 'bad', fields: { [field]: text } });

/** Null shows nothing, and a failed response its error. */
type Work = () => Promise<Outcome | AccountFailure | null>;

export type Action = ReturnType<typeof useAction>;

/** An error is shown at the first of these fields that the form has, else above the form. */
const FIELDS_OF: Partial<Record<AccountError, string[]>> = {
  weak_password: ['newPassword', 'password'],
  wrong_password: ['currentPassword', 'password'],
  invalid_code: ['code'],
  invalid_email: ['identifier'],
  email_unchanged: ['identifier'],
  invalid_phone: ['identifier', 'phone'],
  phone_taken: ['phone'],
};

const NEEDS_SIGN_IN: AccountError[] = ['reauthentication_needed', 'session_not_found'];

/** Runs one account action at a time and shows its outcome; input is preserved. */
export function useAction({ locale, texts }: { locale: Locale; texts: SharedAccountTexts }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (outcome) ref.current?.querySelector<HTMLElement>(outcome.fields ? '[aria-invalid="true"]' : '[data-form-message]')?.focus();
  }, [outcome]);

  function outcomeOf({ code, message, reasons }: AccountFailure): Outcome {
    const field = FIELDS_OF[code]?.find((name) => ref.current?.querySelector(`[name="${name}"]`));
    return field ? { ...refused(field, message), reasons } : { kind: 'bad', text: message, needsSignIn: NEEDS_SIGN_IN.includes(code) };
  }

  return {
    locale,
    texts,
    /** For the element around fields and outcome, which gets the focus. */
    ref,
    isBusy,
    outcome,
    async run(work: Work): Promise<void> {
      if (isBusy) return;
      setIsBusy(true);
      const result = await work().finally(() => setIsBusy(false));
      setOutcome(result && 'ok' in result ? outcomeOf(result) : result);
    },
    clear: () => setOutcome(null),
    errorOf: (field: string) => outcome?.fields?.[field],
  };
}

interface ActionPartProps {
  action: Action;
  className?: string;
  children: ReactNode;
}

/** Shows what came of an action above what it is started with. */
export function ActionPart({ action: { ref, outcome, texts }, className = 'grid gap-4', children }: ActionPartProps) {
  return (
    <div ref={ref} className={className}>
      {outcome?.text && (
        <FormMessage kind={outcome.kind}>
          <p>{outcome.text}</p>
          {outcome.needsSignIn && (
            <>
              <p className="mt-1 font-normal">{texts.againHint}</p>
              <button type="button" onClick={() => askToSignIn()} className={`mt-3 ${buttonStyles('secondary')}`}>
                {texts.signInAgain}
              </button>
            </>
          )}
        </FormMessage>
      )}
      {children}
    </div>
  );
}

interface ActionFormProps extends Omit<ActionPartProps, 'className'> {
  /** Gets the fields and the pressed button's value. */
  onSubmit: (data: FormData, form: HTMLFormElement, way: string) => ReturnType<Work>;
  /** Shown above the form if a required field is empty. */
  missing?: string;
  submit: string;
  variant?: 'primary' | 'secondary';
  /** Further buttons. */
  also?: ReactNode;
  onCancel?: () => void;
  /** Buttons as wide as the form. */
  isWide?: boolean;
}

/** The form of an action. Required fields are checked before anything is sent. */
export function ActionForm({ action, onSubmit, missing, submit, variant, also, onCancel, isWide, children }: ActionFormProps) {
  const isReady = useInBrowser(() => true, false);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const empty = [...form.querySelectorAll<HTMLInputElement>('[required]')].filter(({ value }) => !value.trim());
    const required = formMessage('required', action.locale);
    void action.run(async () =>
      empty.length > 0
        ? { kind: 'bad', text: missing, fields: Object.fromEntries(empty.map(({ name }) => [name, required])) }
        : onSubmit(new FormData(form), form, submitter instanceof HTMLButtonElement ? submitter.value : ''),
    );
  };

  const cancel = () => {
    action.clear();
    onCancel?.();
  };

  // If the browser itself submits before scripts load, a GET would put the password in the URL.
  return (
    <ActionPart action={action}>
      <form method="post" noValidate onSubmit={send} className="grid max-w-md gap-5">
        {children}
        <div className={isWide ? 'grid gap-3' : 'flex flex-wrap gap-3'}>
          <button type="submit" disabled={!isReady || action.isBusy} aria-busy={action.isBusy} className={buttonStyles(variant)}>
            {action.isBusy ? action.texts.busy : submit}
          </button>
          {also}
          {onCancel && (
            <button type="button" onClick={cancel} className={buttonStyles('quiet')}>
              {action.texts.cancel}
            </button>
          )}
        </div>
      </form>
    </ActionPart>
  );
}

interface ActionButtonProps {
  action: Action;
  /** Tells entries of a list apart. */
  label?: string;
  variant?: 'secondary' | 'quiet';
  onClick: () => void;
  children: ReactNode;
}

/** Starts an action without a form. */
export function ActionButton({ action, label, variant = 'secondary', onClick, children }: ActionButtonProps) {
  return (
    <button type="button" disabled={action.isBusy} aria-label={label} onClick={onClick} className={`justify-self-start ${buttonStyles(variant)}`}>
      {children}
    </button>
  );
}
