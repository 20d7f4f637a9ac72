interface LinkGroup<Link> {
  readonly links: readonly Link[]
}

/**
 * A column with one link, as is left where a language lacks the other pages, goes into the one before it, the first into
 * the one behind it; a block's only column stays.
 */
export function foldLoneLinks<Link, Group extends LinkGroup<Link>>(groups: readonly Group[]): readonly Group[] {
  const folded: Group[] = []
  for (const group of groups) {
    const last = folded.at(-1)
    if (last && group.links.length === 1)
      folded[folded.length - 1] = { ...last, links: [...last.links, ...group.links] }
    else folded.push(group)
  }
  const [first, second, ...others] = folded
  const isLone = first?.links.length === 1
  return isLone && second ? [{ ...second, links: [...first.links, ...second.links] }, ...others] : folded
}
