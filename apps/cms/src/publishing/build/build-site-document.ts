import { CRAWLER_PURPOSES } from '@passepartout/content-model/crawler-purposes'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { IS_INTERFACE_OPEN_BY_DEFAULT, MACHINE_INTERFACES } from '@passepartout/content-model/machine-interfaces'
import type { PageReference } from '@passepartout/content-model/navigation'
import { toDocumentFaults } from '@passepartout/content-model/page'
import { parseSynonyms } from '@passepartout/content-model/parse-synonyms'
import { type SiteDocument, siteDocumentSchema } from '@passepartout/content-model/site'
import { normaliseProfileAddress } from '../../content/validation/validate-profiles.ts'
import type { Site } from '../../payload-types.ts'
import { buildBookingOptions } from './build-booking-options.ts'
import {
  type ActionValue,
  type BuildContext,
  buildAction,
  buildImage,
  createBuildContext,
  emptyToUndefined,
  type Lookups,
  referencedPageUids,
  relationId,
  resolvePageReference,
} from './build-context.ts'
import { buildExperiments } from './build-experiments.ts'
import { type BuildResult, withoutRepeats } from './build-page-document.ts'
import { describeFaults } from './describe-faults.ts'

/**
 * Converts a site in one language to its published document.
 *
 * @param site read in `lang` without fallback, so that it contains no words of another language
 */
export function buildSiteDocument(site: Site, lang: LanguageCode, lookups: Lookups): BuildResult<SiteDocument> {
  const building = createBuildContext(lang, lookups)
  const candidate = buildCandidate(site, lang, building)
  const checked = siteDocumentSchema.safeParse(candidate)
  const faults = withoutRepeats([...building.faults, ...(checked.success ? [] : toDocumentFaults(checked.error))])
  if (!checked.success || faults.length > 0) {
    return { ok: false, reasons: describeFaults(faults, candidate, { fields: lookups.fields, values: site }) }
  }
  return {
    ok: true,
    document: checked.data,
    mediaIds: [...building.mediaIds],
    pageIds: [...building.pageIds],
    pageUids: referencedPageUids(building),
  }
}

function buildCandidate(site: Site, lang: LanguageCode, building: BuildContext): object {
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
    tagContainerId: emptyToUndefined(site.tagContainerId),
    header: buildHeader(site, building),
    quickLinks: buildQuickLinks(site, building),
    contacts: (site.contacts ?? []).map(({ countryName, phoneNumber, ctaType }) => ({
      countryName,
      phoneNumber,
      ctaType,
    })),
    appUrl: emptyToUndefined(site.appUrl),
    verificationUrl: emptyToUndefined(site.verificationUrl),
    paymentIcons: (site.paymentIcons ?? []).map(({ name, link }) => ({ name, link: emptyToUndefined(link) })),
    socialImage: buildImage(building, 'socialImage', site.socialImage),
    profiles: (site.profiles ?? []).map(({ address }) => normaliseProfileAddress(address)),
    search: {
      isInHeader: site.search?.isInHeader ?? false,
      synonyms: parseSynonyms(site.search?.synonyms ?? '').sets,
    },
    booking: buildBookingOptions(site.booking),
    mainAddressOrder: site.mainAddressOrder ?? undefined,
    machineInterfaces: MACHINE_INTERFACES.filter(
      (name) => site.machineInterfaces?.[name] ?? IS_INTERFACE_OPEN_BY_DEFAULT[name],
    ),
    refusedCrawlers: CRAWLER_PURPOSES.filter((purpose) => site.crawlers?.[purpose] === false),
    experiments: buildExperiments(site.experiments, lang),
  }
}

function buildHeader({ header, name }: Site, building: BuildContext): object {
  const logoAltText = emptyToUndefined(header?.logoAltText) ?? name
  return {
    logoUrl: buildImage(building, 'header.logo', { media: header?.logo?.media, alt: logoAltText })?.url,
    logoAltText,
    hasPoweredLogo: header?.hasPoweredLogo ?? false,
    guestCount: header?.guestCount ?? undefined,
    logoRedirectionURL: emptyToUndefined(header?.logoRedirectionURL),
    hasAutomatedHeader: header?.hasAutomatedHeader ?? false,
    city: emptyToUndefined(header?.city),
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
function buildMenu(menu: Menu, building: BuildContext, path: string): object[] {
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

function leadsToGonePage(action: ActionValue | undefined, building: BuildContext): boolean {
  const id = relationId(action?.page)
  if (id === undefined || emptyToUndefined(action?.url?.trim()) !== undefined) return false
  return resolvePageReference(building, id) === undefined && !building.lookups.pages.has(id)
}

/** A link whose page does not exist any more keeps only its label; the site skips such items. */
function buildQuickLinks(site: Site, building: BuildContext): object[] {
  return (site.quickLinks ?? []).map(({ title, columns }) => ({
    title,
    items: (columns ?? []).map((column) => ({
      id: column.id,
      title: column.title,
      items: (column.links ?? []).map(({ id, label, page }) => ({ id, label, link: referenceTo(page, building) })),
    })),
  }))
}

function referenceTo(relation: Parameters<typeof relationId>[0], building: BuildContext): PageReference | undefined {
  const id = relationId(relation)
  return id === undefined ? undefined : resolvePageReference(building, id)
}
