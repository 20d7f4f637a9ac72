import { type HTMLElement, parse } from 'node-html-parser'

interface Link {
  readonly href: string
  readonly text: string
}

interface Group {
  readonly label: string
  readonly links: readonly Link[]
}

/** A line of words, with the icon before it. */
interface Line {
  readonly text: string
  readonly icon?: string
}

/** An element without content. */
interface HeadElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
}

interface Card {
  readonly id: string
  readonly href: string
  readonly name: string
  readonly lines: readonly Line[]
  readonly picture?: Readonly<Record<string, string>>
  /** Absent without a price. */
  readonly amount?: number
  readonly currency: string
}

/** What a rendered collection says, as data: the peers write it in markup of their own (body.jsx, index.astro). */
export interface PageContent {
  readonly lang: string
  readonly title: string
  /** Links and meta tags beside the title. */
  readonly head: readonly HeadElement[]
  /** What scripts and search engines read: types and texts. */
  readonly data: readonly { readonly type: string; readonly text: string }[]
  readonly heading: string
  readonly header: readonly Group[]
  readonly choices: readonly {
    readonly name: string
    readonly options: readonly {
      readonly value: string
      readonly text: string
      readonly count: string
      readonly isChosen: boolean
    }[]
  }[]
  readonly cards: readonly Card[]
  readonly texts: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]
  readonly footer: readonly Group[]
}

/** Reads the content of our page of a collection, whose prices are in this currency. */
export function readPageContent(html: string, currency: string): PageContent {
  const page = parse(html)
  const main = one(page, 'main')
  const footer = one(page, 'footer')
  // Dialogs stand beside the header, and before main.
  const header = page.querySelectorAll('body > *').filter((part) => part !== main && part !== footer)
  return {
    lang: one(page, 'html').getAttribute('lang') ?? '',
    title: textOf(one(page, 'title')),
    head: page.querySelectorAll('head > meta, head > link').map(headElementOf),
    data: page
      .querySelectorAll('script[type$=json]')
      .map(({ attributes, text }) => ({ type: attributes.type ?? '', text })),
    heading: textOf(one(page, 'h1')),
    header: header.flatMap(groupsOf),
    choices: page.querySelectorAll('fieldset').map(choiceOf),
    cards: main.querySelectorAll('li[data-tgid]').map((card) => cardOf(card, currency)),
    texts: main.querySelectorAll('section').flatMap((section) => (isText(section) ? [textsOf(section)] : [])),
    footer: groupsOf(footer),
  }
}

function one(from: HTMLElement, selector: string): HTMLElement {
  const found = from.querySelector(selector)
  if (!found) throw new Error(`the page has no ${selector}`)
  return found
}

function textOf(element: HTMLElement | null): string {
  return element?.text.replace(/\s+/g, ' ').trim() ?? ''
}

/** Links by the list that they stand in; buttons that choose a currency are links too. */
function groupsOf(part: HTMLElement): Group[] {
  const lists = [...part.querySelectorAll('ul'), part]
  const seen = new Set<HTMLElement>()
  return lists.flatMap((list) => {
    const links = list.querySelectorAll('a[href], button[value]').filter((link) => !seen.has(link))
    for (const link of links) seen.add(link)
    const label = textOf(list.previousElementSibling?.matches('h2, h3') ? list.previousElementSibling : null)
    return links.length === 0 ? [] : [{ label, links: links.map(linkOf) }]
  })
}

function linkOf(link: HTMLElement): Link {
  return { href: link.getAttribute('href') ?? `?currency=${link.getAttribute('value')}`, text: textOf(link) }
}

function choiceOf(field: HTMLElement) {
  const options = field.querySelectorAll('label').map((label) => {
    const input = label.querySelector('input')
    const [, text = '', count = ''] = /^(.*?)(\(\d+\))?$/.exec(textOf(label)) ?? []
    const isChosen = input?.hasAttribute('checked') ?? false
    return { value: input?.getAttribute('value') ?? '', text, count, isChosen }
  })
  return { name: textOf(field.querySelector('legend')), options }
}

function cardOf(card: HTMLElement, currency: string): Card {
  const link = one(card, 'a[href]')
  const amount = /[\d,.]+/.exec(textOf(card.querySelector('strong')).replaceAll(',', ''))?.[0]
  const picture = card.querySelector('img')
  // React's name of the attribute; the others are the same everywhere.
  const names = { src: 'src', srcset: 'srcSet', sizes: 'sizes', width: 'width', height: 'height', alt: 'alt' }
  const attributes = Object.entries(names).map(([name, own]) => [own, picture?.getAttribute(name) ?? ''])
  return {
    id: card.getAttribute('data-tgid') ?? '',
    href: link.getAttribute('href') ?? '',
    name: textOf(link),
    lines: card.querySelectorAll('p > span, div > span').flatMap(lineOf),
    ...(picture ? { picture: Object.fromEntries(attributes) } : {}),
    ...(amount === undefined ? {} : { amount: Number(amount) }),
    currency,
  }
}

function lineOf(part: HTMLElement): Line[] {
  const icon = part.querySelector('use')?.getAttribute('href')
  const text = textOf(part)
  return text === '' ? [] : [{ text, ...(icon === undefined ? {} : { icon }) }]
}

/** Attributes by the names that React gives them. */
function headElementOf({ rawTagName, attributes }: HTMLElement): HeadElement {
  const names: Readonly<Record<string, string>> = {
    charset: 'charSet',
    crossorigin: 'crossOrigin',
    hreflang: 'hrefLang',
    fetchpriority: 'fetchPriority',
    imagesrcset: 'imageSrcSet',
    imagesizes: 'imageSizes',
    referrerpolicy: 'referrerPolicy',
    'http-equiv': 'httpEquiv',
  }
  // Styles, scripts and pictures of the site are not those of the peers.
  const given = Object.entries(attributes).filter(([name]) => name !== 'blocking')
  const isLoaded = /stylesheet|preload|expect/.test(attributes.rel ?? '')
  const kept = isLoaded ? given.map(([name, value]) => [name, name === 'rel' ? 'alternate' : value] as const) : given
  return { tag: rawTagName, attributes: Object.fromEntries(kept.map(([name, value]) => [names[name] ?? name, value])) }
}

/** A section of words, which is not part of another one, and no list of cards. */
function isText(section: HTMLElement): boolean {
  return section.querySelector('h2') !== null && section.querySelector('[data-tgid], section') === null
}

function textsOf(section: HTMLElement) {
  const paragraphs = section.querySelectorAll('p, dt, dd, summary, li').map(textOf)
  return {
    title: textOf(section.querySelector('h2')),
    paragraphs: [...new Set(paragraphs)].filter((text) => text !== ''),
  }
}
