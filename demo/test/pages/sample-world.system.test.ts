import { LOCALES } from '@passepartout/content-model/locales'
import { eld } from 'eld/large'
import { type HTMLElement, parse } from 'node-html-parser'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { fetchAddress, fetchFrom, fetchPage } from '../../../test/tools/browser.ts'
import { LinkFaults } from '../../../test/tools/find-link-faults.ts'
import { listPublishedPages, type PublishedPage } from '../../../test/tools/published-pages.ts'
import { someAtOnce } from '../../../test/tools/some-at-once.ts'
import { WAYFARE } from '../tools/sample-pages.ts'

/**
 * A walk over the sample in every language, one page of each type on each site (`npm run test:all`: every page). What a person would notice first, nobody has to: an empty
 * block, a missing picture, a text in the wrong language, a link to nowhere or into another language or brand, a placeholder.
 */
const pages = listPublishedPages(inject('system').dataDirectory)
const detector = eld.newInstance()
detector.setLanguageSubset(LOCALES.map(({ code }) => code))

/** Fewer letters say too little about their language; names of places and shows would decide. */
const TELLING_LENGTH = 110
const NEARLY = 0.9
const PLACEHOLDERS = /\b[Ll]orem\b|\bundefined\b|\bNaN\b|\[object|\{[a-z]+\}|\bTODO\b|\?\?\?/
/** An element that says something, in words or in pictures. */
const CONTENT = 'img, svg, input, button'

interface Walked {
  readonly page: PublishedPage
  readonly root: HTMLElement
}

const links = new LinkFaults(
  async (host, path) => {
    const { status, text, headers } = await fetchPage(host, path)
    return { status, text, location: headers.location }
  },
  pages.map(({ host }) => host),
)

const answers = new Map<string, Promise<number>>()

/** The status behind an address, asked once. */
function statusOf(host: string, port: number, path: string): Promise<number> {
  const key = `${host}:${port}${path}`
  const known = answers.get(key) ?? fetchFrom(host, port, path).then(({ status }) => status)
  answers.set(key, known)
  return known
}

const groups = Map.groupBy(pages, ({ host, lang }) => `${host} in ${lang}`)

/** All pages of a group, or the first of each type. */
function sampleOf(group: readonly PublishedPage[]): readonly PublishedPage[] {
  return inject('isWhole')
    ? group
    : [...Map.groupBy(group, ({ pageType }) => pageType).values()].flatMap(([first]) => first ?? [])
}

test('the sample has all of its sites in every language that is offered', () => {
  const hosts = new Set(pages.map(({ host }) => host))
  const offered = LOCALES.filter(({ supported }) => supported).map(({ code }) => code)
  expect(hosts.size).toBe(5)
  expect([...hosts].flatMap((host) => offered.filter((lang) => !groups.has(`${host} in ${lang}`)))).toEqual([])
})

// spec: 2.links.1
test.each([...groups.keys()])('%s: every page is whole, and its links keep language and brand', async (name) => {
  const faults: string[] = []
  for (const page of sampleOf(groups.get(name) ?? [])) {
    const { status, text } = await fetchPage(page.host, page.path)
    if (status !== 200) {
      faults.push(`${page.path}: status ${status}`)
      continue
    }
    const walked = { page, root: parse(text) }
    const found = [
      ...(await faultsOfAddresses(walked)),
      ...(await links.of(page, walked.root)),
      ...faultsOfBlocks(walked),
      ...faultsOfText(walked),
    ]
    faults.push(...found.map((fault) => `${page.path}: ${fault}`))
  }
  expect(faults).toEqual([])
})

test('every banner of a city leads to a page, and each English city page has one', async () => {
  const address = '/api/v1/banner/?platform=DESKTOP&resource-type=MB_CITY_BANNER'
  const { hostname, port } = new URL(inject('system').sandbox)
  const banners = z
    .object({ banners: z.array(z.object({ id: z.number(), link: z.string() })) })
    .parse(JSON.parse((await fetchFrom(hostname, Number(port), address)).text)).banners
  // One after the other: first renders that share a busy machine go without what comes late.
  for (const { link } of banners) expect([link, (await fetchPage(WAYFARE, link)).status]).toEqual([link, 200])
  const bare: string[] = []
  for (const { host, path } of pages.filter(({ pageType, lang }) => pageType === 'cityPage' && lang === 'en')) {
    if (!parse((await fetchPage(host, path)).text).querySelector('#city-banner a')) bare.push(path)
  }
  expect(bare).toEqual([])
})

function faultsOfText({ page, root }: Walked): string[] {
  const placeholder = PLACEHOLDERS.exec(visibleText(root))?.[0]
  const paragraphs = root.querySelectorAll('main p, main li, main dd, main figcaption, footer p')
  const foreign = paragraphs
    .filter(
      (element) => element.querySelector('p, li, [lang]') === null && element.closest('[lang]:not(html)') === null,
    )
    .map((element) => element.textContent.replace(/\s+/g, ' ').trim())
    .filter((text) => text.length >= TELLING_LENGTH)
    .flatMap((text) => {
      const detected = detector.detect(text)
      const scores = detected.getScores()
      // Danish and Norwegian share most of a sentence: the own language has to be about as likely as the best.
      const isOwn = (scores[page.lang] ?? 0) >= NEARLY * (scores[detected.language] ?? 1)
      return isOwn ? [] : [`is ${detected.language || 'in no language'}: ${text.slice(0, 90)}`]
    })
  return [...(placeholder === undefined ? [] : [`shows “${placeholder}”`]), ...foreign]
}

function visibleText(root: HTMLElement): string {
  const body = root.querySelector('body')
  for (const hidden of body?.querySelectorAll('script, style, template') ?? []) hidden.remove()
  return body?.textContent ?? ''
}

function faultsOfBlocks({ root }: Walked): string[] {
  const heading = root.querySelector('h1')?.textContent.trim() ?? ''
  const containers = root.querySelectorAll('main section, main article, main ul, main ol, header nav ul, footer ul')
  const empty = containers.filter((element) => element.textContent.trim() === '' && !element.querySelector(CONTENT))
  const bare = root
    .querySelectorAll('main section:not([hidden])')
    .filter((section) => section.querySelector('h2') && section.querySelectorAll('p, li, img, a, dd').length === 0)
  const undescribed = root.querySelectorAll('img').filter((image) => image.getAttribute('alt') === undefined)
  return [
    ...(heading === '' ? ['has no heading'] : []),
    ...empty.map((element) => `has an empty <${element.rawTagName} class="${element.getAttribute('class')}">`),
    ...bare.map((section) => `has a heading with nothing below it: ${section.querySelector('h2')?.textContent}`),
    ...undescribed.map((image) => `has a picture without a description: ${image.getAttribute('src')}`),
  ]
}

/** Who is nobody of ours: what stands behind a cover, and maps of places. */
const ELSEWHERE = new Set(['www.google.com', 'www.youtube.com', 'open.spotify.com'])

async function faultsOfAddresses({ page, root }: Walked): Promise<string[]> {
  const ids = new Set(root.querySelectorAll('[id]').map(({ id }) => id))
  const here = new URL(page.path, `http://${page.host}.localhost:${inject('system').sitePort}`)
  const hrefs = root
    .querySelectorAll('a[href], link[rel=icon], link[rel=stylesheet]')
    .map((a) => a.getAttribute('href') ?? '')
  const sources = root.querySelectorAll('img[src]').map((image) => image.getAttribute('src') ?? '')
  const faults = [
    ...(await someAtOnce([...new Set(hrefs)], (href) => faultOfLink(href, here, ids))),
    ...(await someAtOnce([...new Set(sources)], (source) => faultOfPicture(source, here))),
  ]
  return faults.filter((fault) => fault !== undefined)
}

async function faultOfLink(href: string, here: URL, ids: ReadonlySet<string>): Promise<string | undefined> {
  if (/^(?:tel|mailto|data):./.test(href)) return undefined
  if (href.startsWith('#')) return ids.has(decodeURIComponent(href.slice(1))) ? undefined : `links to no place: ${href}`
  const url = new URL(href, here)
  if (ELSEWHERE.has(url.hostname) || isOwnPage(url)) return undefined
  if (!url.hostname.endsWith('.localhost') && url.hostname !== 'localhost') return `links off this machine: ${href}`
  const status = await statusBehind(url)
  return status === 200 ? undefined : `has a link that answers ${status}: ${href}`
}

const hosts: ReadonlySet<string> = new Set(pages.map(({ host }) => `${host}.localhost`))
const GO = /^(?:\/[a-z]{2})?\/go\//
const FILE = /\.[a-z0-9]+$/

/** What `links` asks for. */
function isOwnPage({ hostname, pathname }: URL): boolean {
  return hosts.has(hostname) && !GO.test(pathname) && !FILE.test(pathname)
}

/** A link whose target depends on the device leads on to it. */
async function statusBehind(url: URL): Promise<number> {
  if (!GO.test(url.pathname)) {
    return statusOf(url.hostname, Number(url.port), url.pathname + bookingFree(url))
  }
  const { status, headers } = await fetchAddress(url)
  return status === 302 ? statusBehind(new URL(headers.location ?? '', url)) : status
}

/** The booking pages answer for a tour group and a stage; the rest of their query is tested where links are built. */
function bookingFree(url: URL): string {
  return url.pathname.includes('/book/') ? '' : url.search
}

async function faultOfPicture(source: string, here: URL): Promise<string | undefined> {
  if (source.startsWith('data:')) return undefined
  const url = new URL(source, here)
  const status = await statusOf(url.hostname, Number(url.port), `${url.pathname}?w=32`)
  return status === 200 ? undefined : `has a picture that answers ${status}: ${source}`
}
