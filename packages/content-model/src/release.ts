/** The version of this release, as package.json and CHANGELOG.md have it. */
export const RELEASE = '0.2.0'

/** Of backups and databases from before releases were noted in them. */
export const FIRST_RELEASE = '0.1.0'

/** Negative where `one` came before `other`, positive where it came after: `0.9.1` before `0.10.0`. */
export function compareReleases(one: string, other: string): number {
  const [ones, others] = [one, other].map((version) => version.split('.').map(Number))
  for (const [place, part] of (ones ?? []).entries()) {
    const difference = part - (others?.[place] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
