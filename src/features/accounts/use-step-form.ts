'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { StepError } from './login-flow';

/**
 * A form of signing in: sent once however often its button is pressed, and leading to what is wrong with it.
 * @param work gets the fields and the value of the button that was pressed
 */
export function useStepForm(work: (data: FormData, way: string) => Promise<StepError | null>) {
  const [error, setError] = useState<StepError | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    const { submitter } = event.nativeEvent as SubmitEvent;
    const found = await work(new FormData(event.currentTarget), submitter instanceof HTMLButtonElement ? submitter.value : '');
    isRunning.current = false;
    setIsBusy(false);
    setError(found);
  };

  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>(error.fields ? '[aria-invalid="true"]' : '[data-form-message]')?.focus();
  }, [error]);

  return {
    error,
    isBusy,
    errorOf: (field: string) => error?.fields?.[field],
    // Sent by the browser itself, a form would show the password in the address unless it is a POST.
    formProps: { ref: form, onSubmit, method: 'post', noValidate: true } as const,
  };
}
