import type { PageContext, ResolvedLink } from './page-context.ts'

/** The same page context with absolute links. */
export function withAbsoluteLinks(page: PageContext, base: string): PageContext {
  const absolute = (link: ResolvedLink): ResolvedLink => ({ ...link, href: new URL(link.href, base).href })
  const absoluteIfAny = (link: ResolvedLink | undefined) => link && absolute(link)
  return {
    ...page,
    trips: page.trips && { ...page.trips, action: new URL(page.trips.action, base).href },
    link: (action) => absoluteIfAny(page.link(action)),
    linkToPage: (reference) => absoluteIfAny(page.linkToPage(reference)),
    linkToProduct: (product, day) => absolute(page.linkToProduct(product, day)),
    bookingLink: (product, own) => absolute(page.bookingLink(product, own)),
  }
}
