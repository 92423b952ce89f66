import type { ToolListing } from './tool-listing';

/** What came of sending a form. All texts are in the form's language. */
export interface FormResult {
  status: 'idle' | 'done' | 'invalid' | 'limited' | 'known' | 'failed';
  /** For the whole form. */
  message?: string;
  /** By field. */
  fields?: Record<string, string>;
  /** What was typed, so that a page without scripts can show it again. */
  values?: Record<string, string[]>;
  /** Listings that a submission may be the same as. */
  known?: ToolListing[];
  /** The visitor may say that it is another tool after all. */
  mayInsist?: boolean;
  /** Seconds until it is worth trying again. */
  retryAfter?: number;
}

export const IDLE: FormResult = { status: 'idle' };

/** HTTP status of a result for programs. */
export const FORM_STATUS: Record<FormResult['status'], number> = { idle: 200, done: 200, invalid: 422, limited: 429, known: 409, failed: 503 };
