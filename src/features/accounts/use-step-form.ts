'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { StepError } from './login-flow';

/**
 * A sign-in form: submitted once per press, focuses errors.
 * @param work gets the fields and the pressed button's value
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
    // If the browser itself submits before scripts load, a GET would put the password in the URL.
    formProps: { ref: form, onSubmit, method: 'post', noValidate: true } as const,
  };
}
