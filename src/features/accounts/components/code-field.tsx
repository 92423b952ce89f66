import { TextField } from '@/ui/form/field';

interface CodeFieldProps {
  id: string;
  label: string;
  error?: string;
}

/** A code of six digits, which phones fill in from the message they got. */
export function CodeField({ id, ...field }: CodeFieldProps) {
  return <TextField {...field} id={`${id}-code`} name="code" required maxLength={12} inputMode="numeric" autoComplete="one-time-code" />;
}
