'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { readOwnVotes, writeOwnVote } from '../own-votes';

interface HelpfulButtonProps {
  review: number;
  votes: number;
  label: string;
  text: string;
  /** With `#` for the number. */
  many: string;
  failed: string;
  /** Receives the vote without scripts. */
  action: (data: FormData) => Promise<void>;
}

export function HelpfulButton({ review, votes: counted, label, text, many, failed, action }: HelpfulButtonProps) {
  const [votes, setVotes] = useState(counted);
  const [isPressed, setIsPressed] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => setIsPressed(readOwnVotes().includes(review)), [review]);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const helpful = !isPressed;
    setIsPressed(helpful);
    setHasFailed(false);
    const response = await fetch(`/api/reviews/${review}/helpful`, { method: helpful ? 'POST' : 'DELETE' }).catch(() => null);
    if (response?.ok) {
      setVotes(((await response.json()) as { votes: number }).votes);
      writeOwnVote(review, helpful);
    } else {
      setIsPressed(!helpful);
      setHasFailed(true);
    }
  };
  return (
    <form action={action} onSubmit={onSubmit} className="inline-flex items-center gap-2">
      <input type="hidden" name="review" value={review} />
      <button
        type="submit"
        aria-pressed={isPressed}
        aria-label={`${label} (${votes})`}
        className="inline-flex min-h-9 items-center rounded-full border border-line-strong px-3 text-xs font-semibold aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary"
      >
        {votes > 0 ? many.replace('#', String(votes)) : text}
      </button>
      <span role="status" className="text-xs text-bad">
        {hasFailed && failed}
      </span>
    </form>
  );
}
