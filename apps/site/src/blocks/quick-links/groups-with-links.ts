import type { BlockOfType } from '@passepartout/content-model/blocks'
import type { PageContext } from '../../page-context/page-context.ts'

/** Drops links without an address on this site, and groups without links. */
export function groupsWithLinks({ groups }: BlockOfType<'quickLinks'>, page: PageContext) {
  return groups.flatMap(({ title, links }) => {
    const shown = links.flatMap(({ label, action }) => {
      const link = page.link(action)
      return link ? [{ label, link }] : []
    })
    return shown.length > 0 ? [{ title, links: shown }] : []
  })
}
