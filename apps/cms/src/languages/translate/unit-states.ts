/** What becomes of a field: `own` has paragraphs or links that its source does not have. */
export const UNIT_STATES = ['missing', 'copied', 'changed', 'own', 'done'] as const
export type UnitState = (typeof UNIT_STATES)[number]
