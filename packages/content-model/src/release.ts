/** The version of this release, as package.json and CHANGELOG.md have it. */
export const RELEASE = '0.2.0'

/** The release assumed for backups and databases without a recorded release. */
export const RELEASE_WHEN_UNRECORDED = '0.1.0'

/** Negative if `one` is older than `other`, positive if newer: `0.9.1` is older than `0.10.0`. */
export function compareReleases(one: string, other: string): number {
  const [ones, others] = [one, other].map((version) => version.split('.').map(Number))
  for (const [place, part] of (ones ?? []).entries()) {
    const difference = part - (others?.[place] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
