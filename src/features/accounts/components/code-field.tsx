import { TextField } from '@/ui/form/field';

interface CodeFieldProps {
  id: string;
  label: string;
  error?: string;
}

/** Six digits; phones fill it in from the message. */
export function CodeField({ id, ...field }: CodeFieldProps) {
  return <TextField {...field} id={`${id}-code`} name="code" required maxLength={12} inputMode="numeric" autoComplete="one-time-code" />;
}
