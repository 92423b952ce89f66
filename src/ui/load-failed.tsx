import { buttonStyles } from './button-styles';
import { FormMessage } from './form/form-message';

interface LoadFailedProps {
  text: string;
  retry: string;
  onRetry: () => void;
}

export function LoadFailed({ text, retry, onRetry }: LoadFailedProps) {
  return (
    <FormMessage kind="bad">
      <p>{text}</p>
      <button type="button" onClick={onRetry} className={`mt-3 ${buttonStyles('secondary')}`}>
        {retry}
      </button>
    </FormMessage>
  );
}
