/** Forms that visitors can send without an account. */
export type FormName = 'tool' | 'review' | 'contact' | 'newsletter' | 'report' | 'follow' | 'shortlist' | 'correction';

/** A listed tool that a submission may be the same as. */
export interface KnownTool {
  name: string;
  url: string;
  path: string;
}

/** Answer to a form. All texts are in the form's language. */
export interface FormResult {
  status: 'idle' | 'done' | 'invalid' | 'limited' | 'known' | 'failed';
  /** For the whole form. */
  message?: string;
  /** By field. */
  fields?: Record<string, string>;
  /** The values sent, so that a page without scripts can show them again. */
  values?: Record<string, string[]>;
  known?: KnownTool[];
  /** The visitor may say that it is another tool after all. */
  mayInsist?: boolean;
  /** Where to go on. */
  path?: string;
  /** Seconds until it is worth trying again. */
  retryAfter?: number;
}

export const IDLE: FormResult = { status: 'idle' };

/** HTTP status of a result. */
export const FORM_STATUS: Record<FormResult['status'], number> = { idle: 200, done: 200, invalid: 422, limited: 429, known: 409, failed: 503 };
