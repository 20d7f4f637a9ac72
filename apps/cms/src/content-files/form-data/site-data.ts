import { CRAWLER_PURPOSES } from '@passepartout/content-model/crawler-purposes'
import { DEFAULT_LANGUAGE } from '@passepartout/content-model/locales'
import { isInterfaceOpen, MACHINE_INTERFACES } from '@passepartout/content-model/machine-interfaces'
import type { Site } from '../../payload-types.ts'
import type { SiteFromFiles } from '../read/read-content-files.ts'
import type { MenuItem } from '../schemas/file-schemas.ts'
import { actionData, bookingData, type ConversionContext, findPageId, pictureData, rowIdAt } from './field-data.ts'

type SiteData = Omit<Partial<Site>, 'id' | 'uid'>

/** The text of a key in one language; its existence was checked by reading. */
type TextOf = (key: string) => string

/** Converts a site of the files to form data of one language. */
export function siteData({ site, name, texts }: SiteFromFiles, context: ConversionContext): SiteData {
  const textOf: TextOf = (key) => texts.get(context.lang)?.value[key] ?? ''
  const { header } = site
  const { manualHeader } = header
  return {
    structureType: site.structureType,
    brand: site.brand,
    languages: [...texts.keys()],
    english: site.english,
    defaultCurrency: site.defaultCurrency,
    timeZone: site.timeZone,
    bookingSubdomain: site.bookingSubdomain,
    nakedDomain: site.nakedDomain,
    mainAddressOrder: site.mainAddressOrder ?? null,
    machineInterfaces: Object.fromEntries(MACHINE_INTERFACES.map((name) => [name, isInterfaceOpen(site, name)])),
    crawlers: Object.fromEntries(CRAWLER_PURPOSES.map((name) => [name, !site.refusedCrawlers.includes(name)])),
    tagContainerId: site.tagContainerId ?? null,
    name: textOf(site.name),
    tagline: textOf(site.tagline),
    search: { isInHeader: true, synonyms: site.synonyms ? textOf(site.synonyms) : null },
    header: {
      logoAltText: textOf(header.logoAltText),
      logo: { media: header.logo === undefined ? null : pictureData({ picture: header.logo, alt: '' }, context).media },
      logoRedirectionURL: header.logoRedirectionURL ?? null,
      hasPoweredLogo: header.hasPoweredLogo,
      guestCount: header.guestCount ?? null,
      hasAutomatedHeader: header.hasAutomatedHeader,
      city: header.city ?? null,
      showTicketOption: manualHeader.showTicketOption,
      ticketPage:
        manualHeader.ticketPage === undefined ? null : findPageId(manualHeader.ticketPage, inEnglish(context)),
      showDropdownMenu: manualHeader.showDropdownMenu,
      dropdownMenuItems: menuData(manualHeader.dropdownMenuItems, `${name}.dropdown`, textOf, context),
      menuItems: menuData(manualHeader.menuItems, `${name}.menu`, textOf, context),
    },
    quickLinks: quickLinksData(site.quickLinks, name, textOf, context),
    contacts: site.contacts.map(({ countryName, phoneNumber, ctaType }, index) => ({
      id: rowIdAt(`${name}.contacts.${index}`),
      countryName: textOf(countryName),
      phoneNumber,
      ctaType,
    })),
    appUrl: site.appUrl ?? null,
    verificationUrl: site.verificationUrl ?? null,
    profiles: site.profiles.map((address, index) => ({ id: rowIdAt(`${name}.profiles.${index}`), address })),
    paymentIcons: site.paymentIcons.map(({ name: icon, link }, index) => ({
      id: rowIdAt(`${name}.payments.${index}`),
      name: icon,
      link: link ?? null,
    })),
    socialImage: pictureData(
      site.socialImage && { picture: site.socialImage.picture, alt: textOf(site.socialImage.alt) },
      context,
    ),
    booking: bookingData(site.booking),
  }
}

/** Menus are shared by all languages, so they link to English pages; the site resolves each to the visitor's language. */
function inEnglish(context: ConversionContext): ConversionContext {
  return { ...context, lang: DEFAULT_LANGUAGE }
}

function menuAction(to: string | undefined, context: ConversionContext) {
  return actionData(to === undefined ? undefined : { to }, inEnglish(context))
}

function menuData(items: readonly MenuItem[], position: string, textOf: TextOf, context: ConversionContext) {
  return items.map(({ label, to, items: below }, index) => ({
    id: rowIdAt(`${position}.${index}`),
    label: textOf(label),
    action: menuAction(to, context),
    items: below.map((item, belowIndex) => ({
      id: rowIdAt(`${position}.${index}.${belowIndex}`),
      label: textOf(item.label),
      action: menuAction(item.to, context),
    })),
  }))
}

function quickLinksData(
  blocks: SiteFromFiles['site']['quickLinks'],
  name: string,
  textOf: TextOf,
  context: ConversionContext,
) {
  return blocks.map(({ title, items }, block) => ({
    id: rowIdAt(`${name}.quick.${block}`),
    title: textOf(title),
    columns: items.map((column, index) => ({
      id: rowIdAt(`${name}.quick.${block}.${index}`),
      title: textOf(column.title),
      links: column.items.map(({ label, to }, link) => ({
        id: rowIdAt(`${name}.quick.${block}.${index}.${link}`),
        label: textOf(label),
        page: menuAction(to, context).page,
      })),
    })),
  }))
}
