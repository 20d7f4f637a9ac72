import { DEFAULT_LANGUAGE } from '@passepartout/content-model/locales'
import type { Site } from '../payload-types.ts'
import type { MenuItem } from './file-schemas.ts'
import { actionData, bookingData, findPage, idAt, type Place, pictureData } from './form-values.ts'
import type { SiteFile } from './read-content-files.ts'

type SiteData = Omit<Partial<Site>, 'id' | 'uid'>

/** The text of a key in one language; reading has made sure that each is there. */
type Say = (key: string) => string

/** A site of files as the form of one language. */
export function siteData({ site, name, texts }: SiteFile, place: Place): SiteData {
  const say: Say = (key) => texts.get(place.lang)?.value[key] ?? ''
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
    tagContainerId: site.tagContainerId ?? null,
    name: say(site.name),
    tagline: say(site.tagline),
    search: { isInHeader: true, synonyms: site.synonyms ? say(site.synonyms) : null },
    header: {
      logoAltText: say(header.logoAltText),
      logo: { media: header.logo === undefined ? null : pictureData({ picture: header.logo, alt: '' }, place).media },
      logoRedirectionURL: header.logoRedirectionURL ?? null,
      hasPoweredLogo: header.hasPoweredLogo,
      guestCount: header.guestCount ?? null,
      hasAutomatedHeader: header.hasAutomatedHeader,
      city: header.city ?? null,
      showTicketOption: manualHeader.showTicketOption,
      ticketPage: manualHeader.ticketPage === undefined ? null : findPage(manualHeader.ticketPage, inEnglish(place)),
      showDropdownMenu: manualHeader.showDropdownMenu,
      dropdownMenuItems: menuData(manualHeader.dropdownMenuItems, `${name}.dropdown`, say, place),
      menuItems: menuData(manualHeader.menuItems, `${name}.menu`, say, place),
    },
    quickLinks: quickLinksData(site.quickLinks, name, say, place),
    contacts: site.contacts.map(({ countryName, phoneNumber, ctaType }, index) => ({
      id: idAt(`${name}.contacts.${index}`),
      countryName: say(countryName),
      phoneNumber,
      ctaType,
    })),
    appUrl: site.appUrl ?? null,
    verificationUrl: site.verificationUrl ?? null,
    paymentIcons: site.paymentIcons.map(({ name: icon, link }, index) => ({
      id: idAt(`${name}.payments.${index}`),
      name: icon,
      link: link ?? null,
    })),
    socialImage: pictureData(
      site.socialImage && { picture: site.socialImage.picture, alt: say(site.socialImage.alt) },
      place,
    ),
    booking: bookingData(site.booking),
  }
}

/** Links of a menu are shared by all languages, so they lead to the English version; the site finds the visitor's. */
function inEnglish(place: Place): Place {
  return { ...place, lang: DEFAULT_LANGUAGE }
}

function menuAction(to: string | undefined, place: Place) {
  return actionData(to === undefined ? undefined : { to }, inEnglish(place))
}

function menuData(items: readonly MenuItem[], position: string, say: Say, place: Place) {
  return items.map(({ label, to, items: below }, index) => ({
    id: idAt(`${position}.${index}`),
    label: say(label),
    action: menuAction(to, place),
    items: below.map((item, belowIndex) => ({
      id: idAt(`${position}.${index}.${belowIndex}`),
      label: say(item.label),
      action: menuAction(item.to, place),
    })),
  }))
}

function quickLinksData(blocks: SiteFile['site']['quickLinks'], name: string, say: Say, place: Place) {
  return blocks.map(({ title, items }, block) => ({
    id: idAt(`${name}.quick.${block}`),
    title: say(title),
    columns: items.map((column, index) => ({
      id: idAt(`${name}.quick.${block}.${index}`),
      title: say(column.title),
      links: column.items.map(({ label, to }, link) => ({
        id: idAt(`${name}.quick.${block}.${index}.${link}`),
        label: say(label),
        page: menuAction(to, place).page,
      })),
    })),
  }))
}
