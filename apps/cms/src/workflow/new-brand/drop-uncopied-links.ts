import type { Site } from '../../payload-types.ts'
import { relationId } from '../../publishing/build/build-context.ts'

type Menu = NonNullable<NonNullable<Site['header']>['menuItems']>
type Action = Menu[number]['action']

/** The parts of a site's settings that link to pages. */
export type Menus = Pick<Site, 'header' | 'quickLinks'>

/**
 * Removes links to pages that are not copied, so that the new brand's menus do not lead to the old one. An item whose list
 * remains keeps its label; lists and blocks that become empty are removed.
 *
 * @param copied numbers of the old site's pages that are copied
 */
export function dropUncopiedLinks({ header, quickLinks }: Menus, copied: ReadonlySet<number>): Menus {
  const staysBehind = (page: Parameters<typeof relationId>[0]) => {
    const id = relationId(page)
    return id !== undefined && !copied.has(id)
  }
  const leadsBack = (action: Action) => staysBehind(action?.page)
  const keepItems = (menu: Menu | null | undefined): Menu =>
    (menu ?? []).flatMap((item) => {
      const items = (item.items ?? []).filter(({ action }) => !leadsBack(action))
      if (!leadsBack(item.action)) return [{ ...item, items }]
      return items.length > 0 ? [{ ...item, items, action: { ...item.action, page: null } }] : []
    })
  const keepBlock = (block: NonNullable<Site['quickLinks']>[number]) => {
    const columns = (block.columns ?? []).map((column) => ({
      ...column,
      links: (column.links ?? []).filter(({ page }) => !staysBehind(page)),
    }))
    return { ...block, columns: columns.filter(({ links }) => links.length > 0) }
  }
  return {
    header: {
      ...header,
      ...(staysBehind(header?.ticketPage) ? { ticketPage: null, showTicketOption: false } : {}),
      menuItems: keepItems(header?.menuItems),
      dropdownMenuItems: keepItems(header?.dropdownMenuItems),
    },
    quickLinks: (quickLinks ?? []).map(keepBlock).filter(({ columns }) => columns.length > 0),
  }
}
