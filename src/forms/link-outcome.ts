/** What came of the button behind a mailed link. */
export type LinkOutcome = 'asked' | 'done' | 'invalid' | 'failed';
