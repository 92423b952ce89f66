'use client';

import { useState } from 'react';
import { PASSWORD_MIN_LENGTH } from '@/domain/limits';
import { TextField } from '@/ui/form/field';
import { fill } from '../account-texts';
import type { Flow } from '../login-flow';
import type { Action } from './action';

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
  /** Shows the rules, and the reasons when refused. */
  isNew?: boolean;
}

export function PasswordField({ action, id, name = 'password', label, defaultValue, isNew }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const { texts, outcome } = action;
  const reasons = (isNew && outcome?.reasons) || [];
  return (
    <div className="relative">
      <TextField
        id={id}
        name={name}
        label={label}
        defaultValue={defaultValue}
        error={action.errorOf(name)}
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
    </div>
  );
}
