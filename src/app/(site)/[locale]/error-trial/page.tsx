import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { env } from '@/env';
import { TrialButtons } from './trial-buttons';

export const metadata: Metadata = { title: 'Error trial', robots: { index: false } };

/** Fails on purpose, to test error reporting. Only with `ERROR_TRIALS=true`; not linked. */
export default function ErrorTrialPage() {
  if (!env.ERROR_TRIALS) notFound();
  return (
    <div lang="en" className="flex flex-col items-start gap-6">
      <h1 className="text-3xl font-bold">Error trial</h1>
      <TrialButtons />
    </div>
  );
}
