import { useAuth, useConfig, useDocumentDrawerContext, useDocumentEvents, useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSameValue, unitsOf, valueAt, withValue } from '@/cms/editing/units';
import { callApi } from '../call-api';
import { whenIdle } from '../when-idle';
import type { DraftAnswer, DraftSurroundings } from './draft-engine';
import { type CopyKey, readCopy, removeCopy, writeCopy } from './local-copy';

type Refusal = Pick<DraftAnswer, 'doc' | 'conflicts'> & { errors: { data?: { errors?: DraftAnswer['problems'] } }[] };

/** Replaces the state of some fields, rows included; the rest stays. */
function replaceFields(state: FormState, from: FormState, paths: readonly string[]): FormState {
  const isReplaced = (key: string) => paths.some((path) => key === path || key.startsWith(`${path}.`));
  return Object.fromEntries([
    ...Object.entries(state).filter(([key]) => !isReplaced(key)),
    ...Object.entries(from).filter(([key]) => isReplaced(key)),
  ]);
}

/** Everything that Payload's edit view offers for saving a draft in a language. */
function useEditView(locale: string) {
  return {
    info: useDocumentInfo(),
    form: useForm(),
    events: useDocumentEvents(),
    drawer: useDocumentDrawerContext(),
    user: useAuth().user,
    getFormState: useServerFunctions().getFormState,
    entity: useConfig().getEntityConfig,
    locale,
  };
}

type EditView = ReturnType<typeof useEditView>;

const NEW = 'new';

const keyOf = ({ info, user, locale }: EditView): CopyKey => ({
  user: user?.id ?? '',
  collection: info.collectionSlug ?? '',
  id: info.id ?? NEW,
  locale,
});

/** Removes the copy of a new document from the browser once the document is stored, which its title tells. */
export function useCreatedCopy(locale: string): void {
  const view = useEditView(locale);
  const title = view.entity({ collectionSlug: view.info.collectionSlug ?? '' })?.admin.useAsTitle ?? 'id';
  const stored = valueAt(view.info.initialData, title);
  const forget = useEffectEvent((stored: unknown) => {
    const key = { ...keyOf(view), id: NEW };
    if (stored && isSameValue(stored, valueAt(readCopy(key)?.values, title))) removeCopy(key);
  });
  useEffect(() => forget(stored), [stored]);
}

async function showInForm({ info, form, getFormState, locale }: EditView, values: Record<string, unknown>, as: 'typed' | 'stored') {
  const paths = Object.keys(values);
  const before = form.getData();
  const { state } = await getFormState({
    collectionSlug: info.collectionSlug,
    id: info.id,
    data: paths.reduce((data, path) => withValue(data, path, values[path]), { ...info.savedDocumentData, ...form.getData() }),
    docPermissions: info.docPermissions ?? { fields: true },
    docPreferences: await info.getDocPreferences(),
    locale,
    operation: info.id ? 'update' : 'create',
    renderAllFields: true,
    schemaPath: info.collectionSlug ?? '',
    skipValidation: true,
  });
  if (!state) return {};
  // Words typed while the server answered stay.
  const isUntouched = (path: string) => isSameValue(valueAt(form.getData(), path), valueAt(before, path));
  const shown = as === 'typed' ? paths : paths.filter(isUntouched);
  form.dispatchFields({ type: 'REPLACE_STATE', state: replaceFields(form.getFields(), state, shown), optimize: false, sanitize: true });
  if (as === 'typed') form.setModified(true);
  const held = reduceFieldsToValues(state, true);
  return Object.fromEntries(shown.map((path) => [path, valueAt(held, path)]));
}

async function send({ info, locale }: EditView, changes: unknown): Promise<DraftAnswer> {
  const { ok, status, message, body } = await callApi<Refusal>(`/api/drafts/${info.collectionSlug}/${info.id}`, { locale, changes });
  return {
    status,
    message,
    doc: ok ? (body.doc ?? null) : null,
    conflicts: body.conflicts ?? [],
    problems: body.errors?.[0]?.data?.errors ?? [],
  };
}

/** What the draft engine needs of Payload's edit view. The object stays the same and reads the view as it is at the time. */
export function useFormAccess(locale: string): DraftSurroundings {
  const view = useEditView(locale);
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  const [access] = useState((): DraftSurroundings => {
    const config = view.entity({ collectionSlug: view.info.collectionSlug ?? '' });
    const drafts = config?.versions?.drafts;
    const paths = unitsOf(config?.fields ?? []).map(({ path }) => path);
    return {
      paths,
      isTimed: Boolean(drafts ? drafts.autosave : false),
      read: () => latest.current.form.getData(),
      show: (values, as) => showInForm(latest.current, values, as),
      mark: (problems) => {
        const { form } = latest.current;
        form.setSubmitted(problems.length > 0);
        form.setIsValid(problems.length === 0);
        if (problems.length > 0) form.dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: [...problems] });
      },
      accept: (doc, isClean) => {
        const { info, form, events, drawer } = latest.current;
        const updatedAt = String(doc.updatedAt);
        info.setData(doc);
        info.setLastUpdateTime(Date.parse(updatedAt));
        if (!info.mostRecentVersionIsAutosaved) info.setUnpublishedVersionCount((count) => count + 1);
        info.setMostRecentVersionIsAutosaved(true);
        if (isClean) form.setModified(false);
        events.reportUpdate({
          id: info.id,
          doc: doc as never,
          entitySlug: info.collectionSlug ?? '',
          operation: 'update',
          updatedAt,
          ...(drawer.drawerSlug ? { drawerSlug: drawer.drawerSlug } : {}),
        });
      },
      settle: whenIdle,
      send: (changes) => send(latest.current, changes),
      copy: {
        read: () => readCopy(keyOf(latest.current)),
        write: (copy) => writeCopy(keyOf(latest.current), copy),
        remove: () => removeCopy(keyOf(latest.current)),
      },
    };
  });
  return access;
}
