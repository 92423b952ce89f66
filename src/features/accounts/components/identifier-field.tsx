import { TextField } from '@/ui/form/field';
import type { Flow } from '../login-flow';

interface IdentifierFieldProps {
  flow: Flow;
  error?: string;
  /** For sign-up. */
  isNew?: boolean;
}

/** An email address, or a phone number if text messages can be sent. */
export function IdentifierField({ flow: { id, texts, phone, typed }, error, isNew }: IdentifierFieldProps) {
  return (
    <TextField
      id={`${id}-identifier`}
      name="identifier"
      label={phone ? texts.identifier : texts.email}
      hint={phone && isNew ? texts.phoneHint : undefined}
      error={error}
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
