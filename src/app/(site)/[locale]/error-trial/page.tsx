import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { env } from '@/env';
import { TrialButtons } from './trial-buttons';

export const metadata: Metadata = { title: 'Error trial', robots: { index: false } };

/** Fails on purpose, to try error reports. Only with `ERROR_TRIALS=true`, and only for whoever runs the site: in English, and linked from nowhere. */
export default function ErrorTrialPage() {
  if (!env.ERROR_TRIALS) notFound();
  return (
    <div lang="en" className="flex flex-col items-start gap-6">
      <h1 className="text-3xl font-bold">Error trial</h1>
      <TrialButtons />
    </div>
  );
}
