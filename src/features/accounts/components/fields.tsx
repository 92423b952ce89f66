'use client';

import { lazy, Suspense, useState } from 'react';
import { PASSWORD_MIN_LENGTH } from '@/domain/limits';
import { TextField } from '@/ui/form/field';
import { fill } from '../account-texts';
import type { Flow } from '../login-flow';
import type { Action, Outcome } from './action';
import type { OwnerOf } from './password-meter';

/** Without it the form works as before. */
const PasswordMeter = lazy(() => import('./password-meter').catch(() => ({ default: () => null })));

interface FieldProps {
  action: Action;
  id: string;
  label: string;
}

/** Six digits; phones fill it in from the message. */
export function CodeField({ action, id, label }: FieldProps) {
  const error = action.errorOf('code');
  return <TextField id={id} name="code" label={label} error={error} required maxLength={12} inputMode="numeric" autoComplete="one-time-code" />;
}

interface IdentifierFieldProps {
  flow: Flow;
  action: Action;
  /** For sign-up. */
  isNew?: boolean;
}

/** An email address, or a phone number if text messages can be sent. */
export function IdentifierField({ flow: { id, texts, phone, typed }, action, isNew }: IdentifierFieldProps) {
  return (
    <TextField
      id={`${id}-identifier`}
      name="identifier"
      label={phone ? texts.identifier : texts.email}
      hint={phone && isNew ? texts.phoneHint : undefined}
      error={action.errorOf('identifier')}
      type={phone ? 'text' : 'email'}
      inputMode={phone ? undefined : 'email'}
      required
      maxLength={254}
      autoComplete={isNew && !phone ? 'email' : 'username'}
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={typed.identifier}
    />
  );
}

interface PasswordFieldProps extends FieldProps {
  name?: string;
  defaultValue?: string;
  /** For a new password: shows the rules, its strength while it is typed, and the reasons when it's refused. */
  ownerOf?: OwnerOf;
}

export function PasswordField({ action, id, name = 'password', label, defaultValue, ownerOf }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  /** What was typed, and the outcome shown at that time. */
  const [typed, setTyped] = useState<{ password: string; outcome: Outcome | null } | null>(null);
  const { locale, texts, outcome } = action;
  const isNew = ownerOf !== undefined;
  const isOlder = typed?.outcome !== outcome;
  const reasons = (isNew && isOlder && outcome?.reasons) || [];
  const isJudged = reasons.length === 0 && !(isOlder && outcome?.kind === 'good');
  return (
    <div className="relative">
      <TextField
        id={id}
        name={name}
        label={label}
        defaultValue={defaultValue}
        error={action.errorOf(name)}
        onInput={isNew ? ({ currentTarget: { value } }) => setTyped({ password: value, outcome }) : undefined}
        type={isShown ? 'text' : 'password'}
        required
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        hint={isNew ? fill(texts.passwordHint, { min: PASSWORD_MIN_LENGTH }) : undefined}
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-controls={id}
        onClick={() => setIsShown(!isShown)}
        className="absolute -top-2.5 right-0 inline-flex min-h-11 items-center rounded-control px-1 text-sm font-medium text-link aria-pressed:underline"
      >
        {texts.showPassword}
      </button>
      {reasons.length > 0 && (
        <div role="alert">
          <ul className="mt-1.5 list-disc pl-5 text-sm text-bad">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      {isNew && (
        <div role="status">
          {typed?.password && isJudged && (
            <Suspense>
              <PasswordMeter field={id} password={typed.password} locale={locale} ownerOf={ownerOf} />
            </Suspense>
          )}
        </div>
      )}
    </div>
  );
}
