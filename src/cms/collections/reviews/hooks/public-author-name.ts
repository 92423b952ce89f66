import type { FieldHook } from 'payload';

/** The name the public sees: the given one, or nothing when the author chose to stay anonymous. */
export const publicAuthorName: FieldHook = ({ data, originalDoc }) => {
  const anonymous = data?.anonymous ?? originalDoc?.anonymous;
  const name = data?.name === undefined ? originalDoc?.name : data.name;
  return anonymous ? null : (name ?? null);
};
