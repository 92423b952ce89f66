import type { FieldHook } from 'payload';

/** When the public answer last changed; null without an answer. */
export const answerDate: FieldHook = ({ siblingData, originalDoc, value }) => {
  const text = siblingData.text === undefined ? originalDoc?.answer?.text : siblingData.text;
  if (!text) return null;
  return text === originalDoc?.answer?.text && value ? value : new Date().toISOString();
};
