import { type Action, mayDo, type Role } from '../../access/role-permissions.ts'

/** What may wait for a person, the most urgent first. */
export const PENDING_TASK_KINDS = ['reviews', 'sentBack', 'mentions', 'refused', 'drafts', 'due'] as const
export type PendingTaskKind = (typeof PENDING_TASK_KINDS)[number]

/** What somebody must be allowed to do with pages to bring it to an end; what goes online by itself everybody may know, and whoever reads answers. */
const NEEDED: Readonly<Record<PendingTaskKind, Action>> = {
  reviews: 'publish',
  sentBack: 'write',
  mentions: 'read',
  refused: 'write',
  drafts: 'write',
  due: 'read',
}

/** What the dashboard shows to a role. */
export function pendingTaskKindsFor(role: Role | undefined): PendingTaskKind[] {
  return PENDING_TASK_KINDS.filter((kind) => mayDo(role, NEEDED[kind], 'pages'))
}
