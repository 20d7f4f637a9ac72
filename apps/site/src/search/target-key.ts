import type { Target } from './search-index.ts'

/** What an entry is known by, in each of its languages. */
export function keyOfTarget(target: Target): string {
  return target.kind === 'tourGroup' ? `tour-group:${target.tgid}` : `page:${target.uid}`
}
