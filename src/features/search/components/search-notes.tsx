import type { ReactNode } from 'react';
import type { SearchAnswer } from '../answer';
import type { SearchState } from '../use-search-answer';

interface SearchNotesProps {
  query: string;
  answer: SearchAnswer | null;
  state: SearchState;
  count: number;
  texts: { empty: string; emptyHint: string; failed: string; loading: string; found: string; corrected: string };
  dropTool?: ReactNode;
}

export function SearchNotes({ query, answer, state, count, texts, dropTool }: SearchNotesProps) {
  const status = { idle: '', loading: texts.loading, failed: texts.failed, done: texts.found.replace('#', String(count)) };
  return (
    <>
      <p role="status" className="sr-only">
        {status[state]}
      </p>
      {state === 'failed' && <p className="p-4 text-sm">{texts.failed}</p>}
      {state === 'done' && count === 0 && (
        <div className="p-4">
          <p className="font-semibold">{texts.empty.replace('#', query)}</p>
          <p className="mt-1 text-sm text-muted">{texts.emptyHint}</p>
          {dropTool && <p className="mt-3">{dropTool}</p>}
        </div>
      )}
      {answer?.corrected && state === 'done' && count > 0 && (
        <p className="px-3 pb-1 pt-2 text-sm text-muted">{texts.corrected.replace('#', answer.corrected)}</p>
      )}
    </>
  );
}
