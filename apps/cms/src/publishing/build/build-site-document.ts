import { CRAWLER_PURPOSES } from '@passepartout/content-model/crawlers'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { MACHINE_INTERFACES, OPEN_BY_DEFAULT } from '@passepartout/content-model/machine-interfaces'
import type { PageReference } from '@passepartout/content-model/navigation'
import { faultsOf } from '@passepartout/content-model/page'
import { type SiteDocument, siteDocumentSchema } from '@passepartout/content-model/site'
import { parseSynonyms } from '@passepartout/content-model/synonyms'
import { profileAddress } from '../../content/validation/validate-profiles.ts'
import type { Site } from '../../payload-types.ts'
import { buildBookingOptions } from './build-booking-options.ts'
import { buildExperiments } from './build-experiments.ts'
import { type Built, withoutRepeats } from './build-page-document.ts'
import {
  type ActionValue,
  type Building,
  buildAction,
  buildImage,
  createBuilding,
  findPage,
  given,
  idOf,
  type Lookups,
  pageUidsOf,
} from './building.ts'
import { describeFaults } from './describe-faults.ts'

/**
 * Converts a site in one language to its published document.
 *
 * @param site read in `lang` without fallback, so that it contains no words of another language
 */
export function buildSiteDocument(site: Site, lang: LanguageCode, lookups: Lookups): Built<SiteDocument> {
  const building = createBuilding(lang, lookups)
  const candidate = buildCandidate(site, lang, building)
  const checked = siteDocumentSchema.safeParse(candidate)
  const faults = withoutRepeats([...building.faults, ...(checked.success ? [] : faultsOf(checked.error))])
  if (!checked.success || faults.length > 0) {
    return { ok: false, reasons: describeFaults(faults, candidate, { fields: lookups.fields, values: site }) }
  }
  return {
    ok: true,
    document: checked.data,
    mediaIds: [...building.mediaIds],
    pageIds: [...building.pageIds],
    pageUids: pageUidsOf(building),
  }
}

function buildCandidate(site: Site, lang: LanguageCode, building: Building): object {
  return {
    uid: site.uid,
    lang,
    host: site.host,
    structureType: site.structureType,
    brand: site.brand,
    name: site.name,
    tagline: site.tagline ?? '',
    languages: site.languages,
    english: site.english ?? undefined,
    defaultCurrency: site.defaultCurrency,
    timeZone: site.timeZone,
    bookingSubdomain: site.bookingSubdomain ?? '',
    nakedDomain: site.nakedDomain,
    tagContainerId: given(site.tagContainerId),
    header: buildHeader(site, building),
    quickLinks: buildQuickLinks(site, building),
    contacts: (site.contacts ?? []).map(({ countryName, phoneNumber, ctaType }) => ({
      countryName,
      phoneNumber,
      ctaType,
    })),
    appUrl: given(site.appUrl),
    verificationUrl: given(site.verificationUrl),
    paymentIcons: (site.paymentIcons ?? []).map(({ name, link }) => ({ name, link: given(link) })),
    socialImage: buildImage(building, 'socialImage', site.socialImage),
    profiles: (site.profiles ?? []).map(({ address }) => profileAddress(address)),
    search: {
      isInHeader: site.search?.isInHeader ?? false,
      synonyms: parseSynonyms(site.search?.synonyms ?? '').sets,
    },
    booking: buildBookingOptions(site.booking),
    mainAddressOrder: site.mainAddressOrder ?? undefined,
    machineInterfaces: MACHINE_INTERFACES.filter((name) => site.machineInterfaces?.[name] ?? OPEN_BY_DEFAULT[name]),
    refusedCrawlers: CRAWLER_PURPOSES.filter((purpose) => site.crawlers?.[purpose] === false),
    experiments: buildExperiments(site.experiments, lang),
  }
}

function buildHeader({ header, name }: Site, building: Building): object {
  const logoAltText = given(header?.logoAltText) ?? name
  return {
    logoUrl: buildImage(building, 'header.logo', { media: header?.logo?.media, alt: logoAltText })?.url,
    logoAltText,
    hasPoweredLogo: header?.hasPoweredLogo ?? false,
    guestCount: header?.guestCount ?? undefined,
    logoRedirectionURL: given(header?.logoRedirectionURL),
    hasAutomatedHeader: header?.hasAutomatedHeader ?? false,
    city: given(header?.city),
    currencyData: header?.currencies?.length ? header.currencies : undefined,
    manualHeader: {
      showTicketOption: header?.showTicketOption ?? false,
      showTicketOptionUrl: referenceTo(header?.ticketPage, building),
      showDropdownMenu: header?.showDropdownMenu ?? false,
      dropdownMenuItems: buildMenu(header?.dropdownMenuItems, building, 'header.manualHeader.dropdownMenuItems'),
      menuItems: buildMenu(header?.menuItems, building, 'header.manualHeader.menuItems'),
    },
  }
}

type Menu = NonNullable<Site['header']>['menuItems']

/** An item whose page does not exist any more loses its link and only opens its list. */
function buildMenu(menu: Menu, building: Building, path: string): object[] {
  return (menu ?? []).map((item, index) => ({
    id: item.id,
    label: item.label,
    action: leadsToGonePage(item.action, building)
      ? undefined
      : buildAction(building, `${path}.${index}.action`, item.action),
    items: (item.items ?? []).flatMap((child, childIndex) => {
      if (leadsToGonePage(child.action, building)) return []
      const action = buildAction(building, `${path}.${index}.items.${childIndex}.action`, child.action)
      return [{ id: child.id, label: child.label, action }]
    }),
  }))
}

function leadsToGonePage(action: ActionValue | undefined, building: Building): boolean {
  const id = idOf(action?.page)
  if (id === undefined || given(action?.url?.trim()) !== undefined) return false
  return findPage(building, id) === undefined && !building.lookups.pages.has(id)
}

/** A link whose page does not exist any more keeps only its label; the site skips such items. */
function buildQuickLinks(site: Site, building: Building): object[] {
  return (site.quickLinks ?? []).map(({ title, columns }) => ({
    title,
    items: (columns ?? []).map((column) => ({
      id: column.id,
      title: column.title,
      items: (column.links ?? []).map(({ id, label, page }) => ({ id, label, link: referenceTo(page, building) })),
    })),
  }))
}

function referenceTo(relation: Parameters<typeof idOf>[0], building: Building): PageReference | undefined {
  const id = idOf(relation)
  return id === undefined ? undefined : findPage(building, id)
}
