import { LEGAL_PATHS } from '@passepartout/content-model/page-kind'
import type { PublicationState } from '../collections/publications.ts'

/** What is known of a site on its way to its visitors. */
export interface SiteFacts {
  readonly id: number
  readonly host: string
  /** What became of its settings; `undefined` before the publisher has looked at them. */
  readonly settings: { readonly state: PublicationState; readonly message: string } | undefined
  /** Its pages that have not gone to the trash. */
  readonly pages: readonly {
    readonly id: number
    readonly title: string
    readonly kind: keyof typeof LEGAL_PATHS | 'page'
    readonly isHome: boolean
    readonly isPublished: boolean
    /** How many of its links lead to pages of other sites. */
    readonly strays: number
  }[]
  /** How many items of its menus lead to pages that are not online. */
  readonly hiddenItems: number
  /** Whether the site has said that it shows a home page of its. */
  readonly isSeen: boolean
}

export interface Step {
  readonly title: string
  readonly isDone: boolean
  /** What is left to do, and where. */
  readonly detail: string
  readonly address: string | undefined
}

const LEGAL_KINDS = Object.keys(LEGAL_PATHS) as (keyof typeof LEGAL_PATHS)[]
const LEGAL_WORDS = {
  company: 'company details',
  privacy: 'privacy policy',
  terms: 'terms and conditions',
  cancellation: 'cancellation policy',
} as const satisfies Record<keyof typeof LEGAL_PATHS, string>

/** What is left to do until visitors find the home page of a site, in the order in which it is best done. */
export function listSteps(facts: SiteFacts): Step[] {
  return [
    settingsStep(facts),
    homeStep(facts),
    strayStep(facts),
    legalStep(facts),
    pagesStep(facts),
    menuStep(facts),
    liveStep(facts),
  ]
}

function step(title: string, left: string, address?: string): Step {
  return { title, isDone: left === '', detail: left, address: left === '' ? undefined : address }
}

function settingsStep({ host, settings }: SiteFacts): Step {
  if (host.startsWith('copy-')) return step('Host and settings', 'Choose its host under “Addresses”.')
  return step('Host and settings', settings?.state === 'refused' ? settings.message : '')
}

function homeStep({ id, pages }: SiteFacts): Step {
  const hasHome = pages.some(({ isHome }) => isHome)
  return step('A home page', hasHome ? '' : 'Make a page of the type “Home”, without an address.', listOf(id))
}

function strayStep({ pages }: SiteFacts): Step {
  const straying = pages.filter(({ strays }) => strays > 0)
  const count = straying.reduce((sum, { strays }) => sum + strays, 0)
  const [first] = straying
  if (!first) return step('Links stay on this site', '')
  const where = straying.length === 1 ? `on “${first.title}”` : `on ${straying.length} pages, such as “${first.title}”`
  const links = count === 1 ? '1 link leads' : `${count} links lead`
  return step('Links stay on this site', `${links} to another site, ${where}.`, pageAddress(first.id))
}

function legalStep({ id, pages }: SiteFacts): Step {
  const missing = LEGAL_KINDS.filter((kind) => !pages.some((page) => page.kind === kind && page.isPublished))
  const words = missing.map((kind) => LEGAL_WORDS[kind]).join(', ')
  return step('Legal pages', words && `Not published: ${words}.`, listOf(id))
}

function pagesStep({ id, pages }: SiteFacts): Step {
  const drafts = pages.filter(({ isPublished }) => !isPublished).length
  const left = drafts === 0 ? '' : `${drafts} of ${pages.length} are drafts.`
  return step('Pages are published', left, `${listOf(id)}&where[_status][equals]=draft`)
}

function menuStep({ hiddenItems }: SiteFacts): Step {
  const items = hiddenItems === 1 ? '1 item leads' : `${hiddenItems} items lead`
  return step('Menus lead somewhere', hiddenItems === 0 ? '' : `${items} to pages that are not online yet.`)
}

function liveStep({ pages, isSeen }: SiteFacts): Step {
  const home = pages.find(({ isHome }) => isHome)
  const isPublished = pages.some((page) => page.isHome && page.isPublished)
  const left = isPublished ? 'Published: waiting for the site.' : 'Publish the home page.'
  return step('Visitors find its home page', isSeen ? '' : left, home && pageAddress(home.id))
}

function pageAddress(id: number): string {
  return `/admin/collections/pages/${id}`
}

function listOf(site: number): string {
  return `/admin/collections/pages?where[site][equals]=${site}`
}
