'use client';

interface ToastAction {
  label: string;
  onClick: () => void;
}

/** Shows a toast, announced to screen readers. The toaster's code loads with the first one. */
export async function showToast(message: string, kind: 'good' | 'bad' = 'good', action?: ToastAction): Promise<void> {
  const { toaster } = await import('./toaster');
  const show = await toaster();
  if (kind === 'bad') show.error(message, { action });
  else show.success(message, { action });
}
