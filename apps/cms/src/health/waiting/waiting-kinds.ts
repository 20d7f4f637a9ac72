import { type Action, mayDo, type Role } from '../../access/roles.ts'

/** What may wait for a person, the most urgent first. */
export const WAITING_KINDS = ['reviews', 'sentBack', 'mentions', 'refused', 'drafts', 'due'] as const
export type WaitingKind = (typeof WAITING_KINDS)[number]

/** What somebody must be allowed to do with pages to bring it to an end; what goes online by itself everybody may know, and whoever reads answers. */
const NEEDED: Readonly<Record<WaitingKind, Action>> = {
  reviews: 'publish',
  sentBack: 'write',
  mentions: 'read',
  refused: 'write',
  drafts: 'write',
  due: 'read',
}

/** What the dashboard shows to a role. */
export function kindsFor(role: Role | undefined): WaitingKind[] {
  return WAITING_KINDS.filter((kind) => mayDo(role, NEEDED[kind], 'pages'))
}
