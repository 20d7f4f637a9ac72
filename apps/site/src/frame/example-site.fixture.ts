import { LOCALES, localeOf } from '@passepartout/content-model/locales'
import type { HeaderData, MenuItem, SiteDocument } from '@passepartout/content-model/site'
import type { PageContext } from '../page-context/page-context.ts'

/** A page of which its site is changed; every uid has an address, but for those of `gone` hosts. */
export function withSiteChanges(page: PageContext, changes: Partial<SiteDocument>): PageContext {
  return {
    ...page,
    site: { ...page.site, name: 'Wayfare & Co', ...changes },
    linkToPage: ({ uid }) => (uid.includes('gone') ? undefined : { href: `/${uid}/` }),
    translations: LOCALES.filter(({ code, supported }) => supported || code === page.visit.lang).map(({ code }) => ({
      lang: code,
      autonym: localeOf(code).autonym,
      href: `/${code}/`,
    })),
  }
}

/** A page with a header and its menu: nothing is left of what the site itself has there. */
export function withHeader(
  page: PageContext,
  menuItems: readonly MenuItem[],
  changes: Partial<HeaderData> = {},
  manual: Partial<HeaderData['manualHeader']> = {},
): PageContext {
  const { currencyData } = page.site.header
  const manualHeader = {
    showTicketOption: false,
    showDropdownMenu: false,
    dropdownMenuItems: [],
    menuItems: [],
    ...manual,
  }
  const automation = { hasAutomatedHeader: false, hasPoweredLogo: false }
  const header = { logoAltText: '', currencyData, manualHeader, ...automation, ...changes }
  return { ...withSiteChanges(page, { header, contacts: CONTACTS }), menuItems }
}

const linkTo = (url: string) => ({ type: 'CUSTOM', url, newTab: false, label: '', appearance: 'link' }) as const

/** An item that leads to a page of that name, or opens a list of such. */
export function menuItem(label: string, below: readonly string[] = []): MenuItem {
  const items = below.map((name) => ({ id: idOf(name), label: name, action: linkTo(`/${idOf(name)}/`) }))
  return below.length > 0
    ? { id: idOf(label), label, items }
    : { id: idOf(label), label, items, action: linkTo(`/${idOf(label)}/`) }
}

/** An item whose page does not exist in any language. */
export function menuItemWithoutPage(label: string): MenuItem {
  const action = { ...linkTo(''), type: 'REFERENCE', uid: 'www.gone.example.nowhere' } as const
  return { id: idOf(label), label, items: [{ id: `${idOf(label)}-below`, label, action }], action }
}

function idOf(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
}

export const CONTACTS: SiteDocument['contacts'] = [
  { countryName: 'United Kingdom', phoneNumber: '+44 20 7946 0018', ctaType: 'tel' },
  { countryName: 'France', phoneNumber: '+33 1 99 00 47 12', ctaType: 'tel' },
  { countryName: 'Everybody', phoneNumber: 'help@wayfare.example', ctaType: 'mailto' },
]
