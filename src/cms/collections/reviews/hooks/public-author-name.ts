import type { FieldHook } from 'payload';

/** The author's name for the public; null for an anonymous author. */
export const publicAuthorName: FieldHook = ({ data, originalDoc }) => {
  const anonymous = data?.anonymous ?? originalDoc?.anonymous;
  const name = data?.name === undefined ? originalDoc?.name : data.name;
  return anonymous ? null : (name ?? null);
};
