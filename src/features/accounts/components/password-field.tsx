'use client';

import { type InputHTMLAttributes, useState } from 'react';
import { PASSWORD_MIN_LENGTH } from '@/domain/limits';
import { TextField } from '@/ui/form/field';
import { fill } from '../login-texts';

interface PasswordFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'defaultValue'> {
  id: string;
  label: string;
  /** Shows the rules. */
  isNew?: boolean;
  error?: string;
  reasons?: string[];
  texts: { passwordHint: string; showPassword: string };
}

export function PasswordField({ isNew, reasons = [], texts, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative">
      <TextField
        {...field}
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
        aria-controls={field.id}
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
