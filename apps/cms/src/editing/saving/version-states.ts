/** The states of versions: what visitors see, what they saw before, the draft newer than that, and every other draft. */
export type VersionState = 'current' | 'before' | 'newest' | 'draft'

/**
 * The state of each version of a document.
 *
 * @param statuses newest first
 * @param isOnline whether visitors see any of them
 */
export function versionStates(statuses: readonly (string | null | undefined)[], isOnline: boolean): VersionState[] {
  const shown = isOnline ? statuses.indexOf('published') : -1
  return statuses.map((status, place) => {
    if (status === 'published') return place === shown ? 'current' : 'before'
    return place === 0 ? 'newest' : 'draft'
  })
}
