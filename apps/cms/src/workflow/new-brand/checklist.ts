import { LEGAL_PATHS } from '@passepartout/content-model/page-kind'
import type { Translate } from '../../messages/translate.ts'
import type { PublicationState } from '../../publishing/publications.ts'
import type { Step } from './checklist.tsx'

/** What is known of a site on its way to its visitors. */
export interface SiteFacts {
  readonly id: number
  readonly host: string
  /** What became of its settings; `undefined` before the publisher has looked at them. */
  readonly settings: { readonly state: PublicationState; readonly message: string } | undefined
  /** Its pages that have not gone to the trash. */
  readonly pages: readonly {
    readonly id: number
    /** Empty where it has none yet. */
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

const LEGAL_KINDS = Object.keys(LEGAL_PATHS) as (keyof typeof LEGAL_PATHS)[]

/** What is left to do until visitors find the home page of a site, in the order in which it is best done. */
export function listSteps(facts: SiteFacts, say: Translate): Step[] {
  return [
    settingsStep(facts, say),
    homeStep(facts, say),
    strayStep(facts, say),
    legalStep(facts, say),
    pagesStep(facts, say),
    menuStep(facts, say),
    liveStep(facts, say),
  ]
}

function step(title: string, left: string, address?: string): Step {
  return { title, isDone: left === '', detail: left, address: left === '' ? undefined : address }
}

function settingsStep({ host, settings }: SiteFacts, say: Translate): Step {
  const title = say('checklist:settings')
  if (host.startsWith('copy-')) return step(title, say('checklist:chooseHost'))
  return step(title, settings?.state === 'refused' ? settings.message : '')
}

function homeStep({ id, pages }: SiteFacts, say: Translate): Step {
  const hasHome = pages.some(({ isHome }) => isHome)
  return step(say('checklist:home'), hasHome ? '' : say('checklist:makeHome'), listOf(id))
}

function strayStep({ pages }: SiteFacts, say: Translate): Step {
  const straying = pages.filter(({ strays }) => strays > 0)
  const [first] = straying
  if (!first) return step(say('checklist:strays'), '')
  const count = straying.reduce((sum, { strays }) => sum + strays, 0)
  const facts = { count, pages: straying.length, title: first.title || say('matrix:untitled') }
  const left = say(straying.length === 1 ? 'checklist:straysOn' : 'checklist:straysOnMany', facts)
  return step(say('checklist:strays'), left, pageAddress(first.id))
}

function legalStep({ id, pages }: SiteFacts, say: Translate): Step {
  const missing = LEGAL_KINDS.filter((kind) => !pages.some((page) => page.kind === kind && page.isPublished))
  const names = missing.map((kind) => say(`checklist:${kind}`)).join(', ')
  return step(say('checklist:legal'), names && say('checklist:notPublished', { pages: names }), listOf(id))
}

function pagesStep({ id, pages }: SiteFacts, say: Translate): Step {
  const count = pages.filter(({ isPublished }) => !isPublished).length
  const left = count === 0 ? '' : say('checklist:drafts', { count, total: pages.length })
  return step(say('checklist:pages'), left, `${listOf(id)}&where[_status][equals]=draft`)
}

function menuStep({ hiddenItems: count }: SiteFacts, say: Translate): Step {
  return step(say('checklist:menus'), count === 0 ? '' : say('checklist:hidden', { count }))
}

function liveStep({ pages, isSeen }: SiteFacts, say: Translate): Step {
  const home = pages.find(({ isHome }) => isHome)
  const isPublished = pages.some((page) => page.isHome && page.isPublished)
  const left = say(isPublished ? 'checklist:waiting' : 'checklist:publishHome')
  return step(say('checklist:live'), isSeen ? '' : left, home && pageAddress(home.id))
}

function pageAddress(id: number): string {
  return `/admin/collections/pages/${id}`
}

function listOf(site: number): string {
  return `/admin/collections/pages?where[site][equals]=${site}`
}
