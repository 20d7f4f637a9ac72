import { setImmediate } from 'node:timers/promises'
import { DEFAULT_LANGUAGE } from '@passepartout/content-model/locales'
import type { Payload } from 'payload'
import type { Page, Site } from '../payload-types.ts'
import { WITHOUT_PUBLICATION } from '../publishing/request-publication.ts'
import { siteUidOf } from '../publishing/site-uid.ts'
import type { Settings } from '../server/settings.ts'
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from './accounts.ts'
import { ContentFileError } from './content-file-error.ts'
import type { MenuItem, PageContent } from './file-schemas.ts'
import { fillBlock } from './fill-block.ts'
import { actionData, bookingData, findPage, idAt, type Place, pictureData } from './form-values.ts'
import { listPictures, type UsedPicture, uploadPictures } from './pictures.ts'
import type { ContentFiles, PageFile, SiteFile } from './read-content-files.ts'

/** What was written; the rest was there already. */
export interface WrittenContent {
  readonly users: number
  readonly sites: number
  readonly pages: number
  readonly pictures: number
}

/**
 * Writes content files into the content system. A file that did not change since it was written leaves its document as
 * it is, so that what a person edited stays.
 */
export async function writeContent(payload: Payload, files: ContentFiles, settings: Settings): Promise<WrittenContent> {
  const users = await writeAccounts(payload)
  const used = listPictures(files)
  const pictures = await uploadPictures(payload, used.values(), settings)
  const siteIds = await createSites(payload, files)
  const known = await findPages(payload)
  const pageIds = await createPages(payload, files, siteIds, known)
  const changed = files.pages.filter((file) => known.get(keyOf(file))?.sampleHash !== file.hash)
  const world: World = { payload, files, pictures, used, siteIds, pageIds }
  for (const file of sourcesFirst(changed)) {
    await writePage(world, file)
    await setImmediate()
  }
  return {
    users,
    pictures: pictures.size,
    pages: changed.length,
    sites: await countWritten(files.sites, (file) => writeSite(world, file)),
  }
}

interface World {
  readonly payload: Payload
  readonly files: ContentFiles
  readonly pictures: ReadonlyMap<string, number>
  readonly used: ReadonlyMap<string, UsedPicture>
  readonly siteIds: ReadonlyMap<string, number>
  /** By `<site>/<page>.<lang>`. */
  readonly pageIds: ReadonlyMap<string, number>
}

const unpublished = { context: WITHOUT_PUBLICATION, depth: 0 } as const

/** The loop gets a turn between writes, here as above: without one, memory grows with every document. */
async function countWritten<T>(files: readonly T[], write: (file: T) => Promise<boolean>): Promise<number> {
  let count = 0
  for (const file of files) {
    if (await write(file)) count += 1
    await setImmediate()
  }
  return count
}

function writeAccounts(payload: Payload): Promise<number> {
  return countWritten(SAMPLE_ACCOUNTS, async ({ email, name, role, languages = [], apiKey }) => {
    const { totalDocs } = await payload.count({ collection: 'users', where: { email: { equals: email } } })
    if (totalDocs > 0) return false
    const key = apiKey === undefined ? {} : { enableAPIKey: true, apiKey }
    await payload.create({
      collection: 'users',
      data: { email, name, role, languages: [...languages], password: SAMPLE_PASSWORD, ...key },
      depth: 0,
    })
    return true
  })
}

/** Pages need their site, and menus need the pages: so the sites come first, without their menus. */
async function createSites(payload: Payload, { sites }: ContentFiles): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const file of sites) {
    const uid = siteUidOf(file.site)
    const found = await payload.find({ collection: 'sites', where: { uid: { equals: uid } }, limit: 1, depth: 0 })
    ids.set(file.name, found.docs[0]?.id ?? (await createSite(payload, file)).id)
  }
  return ids
}

function createSite(payload: Payload, { site, texts }: SiteFile): Promise<Site> {
  const { host, structureType, brand, english, defaultCurrency, timeZone, nakedDomain } = site
  const languages = [...texts.keys()]
  const folder = site.folder ?? null
  const data = { host, folder, structureType, brand, languages, english, defaultCurrency, timeZone, nakedDomain }
  const name = texts.get(DEFAULT_LANGUAGE)?.value[site.name] ?? host
  return payload.create({ collection: 'sites', locale: DEFAULT_LANGUAGE, data: { ...data, name }, ...unpublished })
}

type KnownPage = Pick<Page, 'id' | 'sampleHash'>

/** What the content system has of these files, by `<site>/<page>.<lang>`. */
async function findPages(payload: Payload): Promise<Map<string, KnownPage>> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { sampleKey: { exists: true } },
    pagination: false,
    depth: 0,
    select: { sampleKey: true, sampleHash: true },
  })
  return new Map(docs.flatMap(({ sampleKey, ...page }) => (sampleKey ? [[sampleKey, page] as const] : [])))
}

function keyOf({ key, lang }: Pick<PageFile, 'key' | 'lang'>): string {
  return `${key}.${lang}`
}

/**
 * Pages link to each other: so all of them exist, as bare rows, before the first one is filled in, which is when its
 * form is checked and its history begins.
 */
async function createPages(
  payload: Payload,
  { pages }: ContentFiles,
  siteIds: ReadonlyMap<string, number>,
  known: ReadonlyMap<string, KnownPage>,
): Promise<Map<string, number>> {
  const ids = new Map([...known].map(([key, { id }]) => [key, id]))
  const sources = new Set(pages.flatMap(({ key, lang }) => (lang === DEFAULT_LANGUAGE ? [key] : [])))
  for (const { key, lang, siteName, page } of pages) {
    const sampleKey = keyOf({ key, lang })
    const site = siteIds.get(siteName)
    if (ids.has(sampleKey) || site === undefined) continue
    const { title, path, kind, pageType } = page
    const data = { site, lang, title, path, kind, pageType, sampleKey, translationGroup: groupOf(key) }
    // Payload merges what is there with what comes for each field that it checks, and words with nothing at the price of an error a word.
    const words = lang !== DEFAULT_LANGUAGE && sources.has(key) ? { madeFrom: {} } : {}
    const { id } = await payload.db.create({ collection: 'pages', data: { ...data, ...words, _status: 'draft' } })
    ids.set(sampleKey, Number(id))
    await setImmediate()
  }
  return ids
}

/** The same in every database, so that two of them can be compared. */
function groupOf(key: string): string {
  return key.replace('/', '-')
}

/** A translation notes the words that it was made from. */
function sourcesFirst(files: readonly PageFile[]): PageFile[] {
  const [sources = [], others = []] = [true, false].map((isSource) =>
    files.filter(({ lang }) => (lang === DEFAULT_LANGUAGE) === isSource),
  )
  return [...sources, ...others]
}

async function writePage(world: World, file: PageFile): Promise<void> {
  const { payload, pageIds, siteIds } = world
  const id = pageIds.get(keyOf(file))
  const site = siteIds.get(file.siteName)
  if (id === undefined || site === undefined) throw new ContentFileError(file.file, 'the page was not created')
  const data = { ...pageData(file, world), site, sampleHash: file.hash, _status: 'published' as const }
  const context = { ...WITHOUT_PUBLICATION, isUpToDate: true }
  await payload.update({ collection: 'pages', id, data, depth: 0, context })
}

type PageData = Omit<Partial<Page>, 'id' | 'site'>

function pageData({ page, lang, key, file }: PageFile, world: World): PageData {
  const place = { lang, file, world }
  const { meta, hero, parent } = page
  return {
    lang,
    ...commonData(page),
    translationGroup: groupOf(key),
    categorisation: categorisationData(page.categorisation),
    parent: parent === undefined ? null : findPage(parent, place),
    heroImage: pictureData(hero, place),
    meta: {
      title: meta.title,
      description: meta.description,
      noIndex: meta.noIndex ?? false,
      image: pictureData(meta.image, place),
    },
    blocks: page.blocks.map((block, index) => fillBlock(block, `${key}.${lang}.${index}`, place)),
  }
}

function categorisationData({ city, country, ...numbers }: PageContent['categorisation']) {
  return {
    city: city ?? null,
    country: country ?? null,
    collectionId: numbers.collectionId ?? null,
    categoryId: numbers.categoryId ?? null,
    subCategoryId: numbers.subCategoryId ?? null,
    tgid: numbers.tgid ?? null,
  }
}

function commonData({ title, path, kind, pageType, ...page }: PageContent) {
  return {
    title,
    path,
    kind,
    pageType,
    pageSubType: page.pageSubType ?? null,
    landingPageKind: page.landingPageKind ?? null,
    kicker: page.kicker ?? null,
    standfirst: page.standfirst ?? null,
    booking: bookingData(page.booking),
  }
}

async function writeSite(world: World, file: SiteFile): Promise<boolean> {
  const { payload, siteIds } = world
  const id = siteIds.get(file.name)
  if (id === undefined) throw new ContentFileError(file.file, 'the site was not created')
  const known = await payload.findByID({ collection: 'sites', id, depth: 0, select: { sampleHash: true } })
  if (known.sampleHash === file.hash) return false
  for (const locale of file.texts.keys()) {
    const data = { ...siteData(file, { lang: locale, file: file.file, world }), sampleHash: file.hash }
    await payload.update({ collection: 'sites', id, locale, data, ...unpublished })
  }
  return true
}

type SiteData = Omit<Partial<Site>, 'id' | 'uid'>

/** The text of a key in one language; reading has made sure that each is there. */
type Say = (key: string) => string

function siteData({ site, name, texts }: SiteFile, place: Place): SiteData {
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
      ticketPage: manualHeader.ticketPage === undefined ? null : findPage(manualHeader.ticketPage, place),
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
function menuAction(to: string | undefined, place: Place) {
  return actionData(to === undefined ? undefined : { to }, { ...place, lang: DEFAULT_LANGUAGE })
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
