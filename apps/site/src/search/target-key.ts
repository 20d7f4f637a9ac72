import type { EntryTarget } from './search-index.ts'

/** What an entry is known by, in each of its languages. */
export function keyOfTarget(target: EntryTarget): string {
  return target.kind === 'tourGroup' ? `tour-group:${target.tgid}` : `page:${target.uid}`
}
