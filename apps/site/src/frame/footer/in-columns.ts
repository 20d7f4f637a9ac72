/**
 * Groups of links as columns: those of one link, which a language that has few pages leaves, stand below each other, and one
 * alone below the shortest of the others.
 */
export function inColumns<T extends { readonly links: readonly unknown[] }>(groups: readonly T[]): readonly T[][] {
  const [single, long] = [
    groups.filter(({ links }) => links.length === 1),
    groups.filter(({ links }) => links.length > 1),
  ]
  const [shortest] = long.toSorted((one, other) => one.links.length - other.links.length)
  if (single.length === 1 && shortest) return long.map((group) => (group === shortest ? [group, ...single] : [group]))
  return [...long.map((group) => [group]), ...(single.length > 0 ? [single] : [])]
}
