import { useForm } from '@payloadcms/ui';

/** `offline` also if the server refuses to answer; what was typed is stored in the browser then. */
export type SaveOutcome = 'saved' | 'conflict' | 'invalid' | 'offline';

type Save = () => Promise<SaveOutcome>;

/** By the form's element reference, which lasts as long as the form. */
const savers = new WeakMap<object, Save>();

/** Makes `save` the one that `useDraftSaver` finds in the same form. */
export const registerSaver = (form: object, save: Save): void => void savers.set(form, save);

/** Saves what was typed in the surrounding form as a draft. Null if that form has no such saver: a new document, or one in the trash. */
export function useDraftSaver(): { save: () => Promise<SaveOutcome | null> } {
  const { formRef } = useForm();
  return { save: async () => (formRef && savers.get(formRef)?.()) ?? null };
}
