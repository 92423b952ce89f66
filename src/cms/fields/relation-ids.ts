type Relation = number | string | { id: number | string };

/** Ids of a relationship field, populated or not. */
export function relationIds(value: Relation | readonly Relation[] | null | undefined): (number | string)[] {
  return [value ?? []].flat().map((entry) => (typeof entry === 'object' ? entry.id : entry));
}
