import { toast, useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui';
import type { PublishingState } from '@/cms/publishing/endpoints';
import type { TermViolation } from '@/cms/translations/types';
import { type Locale, localeInfo, localeOf } from '@/domain/locales';
import { PARTS, type Part } from '@/domain/parts';
import { callApi } from '../call-api';
import { useDraftSaver } from '../editing/use-draft-saver';
import { usePanelTexts } from '../use-panel-texts';
import type { TypedReason } from './change-reason';

const isUnfinished = ({ changes, isPublic, languages }: PublishingState) =>
  !isPublic || changes.shared.length > 0 || Object.values(languages).some((state) => state === 'ahead' || state === 'draft');

/** Whether visitors see this language of the document. */
export const isPublicIn = ({ languages }: PublishingState, code: Locale): boolean => languages[code] === 'public' || languages[code] === 'ahead';

/** Query parameters that say why values change. Without them it is a correction. */
const inQuery = (reason: TypedReason | null) =>
  reason?.change === 'maker' ? `&${new URLSearchParams(Object.entries(reason).filter(([, value]) => value !== ''))}` : '';

type Saved = { doc?: Record<string, unknown> };

/** What the controls of one document do, in the language that is being edited. */
export function usePublishing() {
  const info = useDocumentInfo();
  const { id, collectionSlug, isTrashed, lastUpdateTime, hasPublishPermission } = info;
  const { submit, reset, dispatchFields } = useForm();
  const { save: saveChanges } = useDraftSaver();
  const isModified = useFormModified();
  const { t, language } = usePanelTexts();
  const code = localeOf(useLocale().code);
  const other = localeInfo(code).fallback;
  const api = `/api/${collectionSlug}/${id}`;
  const inLanguage = `depth=0&locale=${code}&fallback-locale=null`;
  const nameOf = (locale: Locale) => localeInfo(locale).names[localeOf(language)];

  /** Null, with a message to the editor, if the server refuses. */
  async function loadState(): Promise<PublishingState | null> {
    const { ok, body, message } = await callApi<PublishingState>('/api/publishing/state', { collection: collectionSlug, id: Number(id) });
    if (!ok) toast.error(message ?? t('common.failed'));
    return ok ? (body as PublishingState) : null;
  }

  /** Words in the saved texts that the dictionary says not to use; none while the server fails, because they only help. */
  async function loadForbiddenWords(languages: readonly Locale[]): Promise<TermViolation[]> {
    const inOne = async (locale: Locale) => {
      const sent = { collection: collectionSlug, id: Number(id), locale };
      const { body } = await callApi<{ violations: TermViolation[] }>('/api/translations/violations', sent);
      return body.violations ?? [];
    };
    const found = (await Promise.all(languages.map(inOne))).flat();
    return found.filter(({ use }) => use === 'forbidden');
  }

  /** Saves what was typed as a draft. False if it isn't valid, or if somebody else has changed the same field; the editor has been told. */
  async function save(): Promise<boolean> {
    const outcome = await saveChanges();
    if (outcome) return outcome === 'saved';
    if (!isModified) return true;
    const sent = { action: `${api}?${inLanguage}&draft=true`, method: 'PATCH', overrides: { _status: 'draft' }, disableSuccessStatus: true } as const;
    const saved = await submit(sent);
    return saved?.res?.ok === true;
  }

  /** Shows what is stored now. */
  async function refresh(resetsForm: boolean): Promise<void> {
    const [state, { ok, body: doc }] = await Promise.all([loadState(), callApi<Record<string, unknown>>(`${api}?${inLanguage}&draft=true`)]);
    if (!state || !ok) return;
    info.setHasPublishedDoc(state.isPublic);
    info.setUnpublishedVersionCount(isUnfinished(state) ? 1 : 0);
    info.setMostRecentVersionIsAutosaved(false);
    info.incrementVersionCount();
    info.setData(doc);
    info.setLastUpdateTime(Date.now());
    if (resetsForm) await reset(doc);
  }

  /** Sends an action; what fails is named at its fields too. False if the server refuses. */
  async function act(path: string, sent: unknown, done: string, { method, resetsForm = false }: { method?: 'PATCH'; resetsForm?: boolean }) {
    const { ok, message, fieldErrors } = await callApi<Saved>(path, sent, method);
    if (fieldErrors.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: fieldErrors });
    if (!ok) toast.error(message ?? t('common.failed'));
    else toast.success(done);
    if (ok) await refresh(resetsForm);
    return ok;
  }

  const withStatus = (status: 'published' | 'draft', parts: readonly Part[], done: string, query = '') =>
    act(`${api}?${inLanguage}&parts=${parts.join(',')}${query}`, { _status: status }, done, { method: 'PATCH' });

  return {
    id,
    collectionSlug,
    code,
    other,
    nameOf,
    t,
    lastUpdateTime,
    isModified,
    canPublish: Boolean(hasPublishPermission) && !isTrashed,
    isTrashed: Boolean(isTrashed),
    loadState,
    loadForbiddenWords,
    save,
    /** Creates a new document, public in this language. */
    create: () => submit({ action: `/api/${collectionSlug}?${inLanguage}`, method: 'POST', overrides: { _status: 'published' } }),
    publish: (parts: readonly Part[], reason: TypedReason | null) => withStatus('published', parts, t('publishing.published'), inQuery(reason)),
    unpublish: (isForAll: boolean) => withStatus('draft', isForAll ? PARTS : [code], t('publishing.unpublished')),
    revert: (parts: readonly Part[]) =>
      act('/api/publishing/revert', { collection: collectionSlug, id: Number(id), parts }, t('publishing.reverted'), { resetsForm: true }),
  };
}

export type Publishing = ReturnType<typeof usePublishing>;
