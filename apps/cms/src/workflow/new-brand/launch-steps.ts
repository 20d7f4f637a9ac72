import { LEGAL_PATHS } from '@passepartout/content-model/page-kind'
import type { Translate } from '../../messages/translate.ts'
import type { PublicationState } from '../../publishing/publications.ts'
import type { LaunchStep } from './launch-checklist.tsx'

/** The facts about a site that the checklist is made from. */
export interface LaunchFacts {
  readonly id: number
  readonly host: string
  /** The publication of its settings; `undefined` before the publisher has processed them. */
  readonly settings: { readonly state: PublicationState; readonly message: string } | undefined
  /** Its pages that are not in the trash. */
  readonly pages: readonly {
    readonly id: number
    /** Empty when it has none. */
    readonly title: string
    readonly kind: keyof typeof LEGAL_PATHS | 'page'
    readonly isHome: boolean
    readonly isPublished: boolean
    /** The number of its links to pages of other sites. */
    readonly strays: number
  }[]
  /** The number of items of its menus that link to unpublished pages. */
  readonly hiddenItems: number
  /** Whether the site has confirmed that it shows one of its home pages. */
  readonly isSeen: boolean
}

const LEGAL_KINDS = Object.keys(LEGAL_PATHS) as (keyof typeof LEGAL_PATHS)[]

/** The remaining steps until visitors find the home page of a site, in the best order. */
export function listLaunchSteps(facts: LaunchFacts, say: Translate): LaunchStep[] {
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

function step(title: string, left: string, address?: string): LaunchStep {
  return { title, isDone: left === '', detail: left, address: left === '' ? undefined : address }
}

function settingsStep({ host, settings }: LaunchFacts, say: Translate): LaunchStep {
  const title = say('checklist:settings')
  if (host.startsWith('copy-')) return step(title, say('checklist:chooseHost'))
  return step(title, settings?.state === 'refused' ? settings.message : '')
}

function homeStep({ id, pages }: LaunchFacts, say: Translate): LaunchStep {
  const hasHome = pages.some(({ isHome }) => isHome)
  return step(say('checklist:home'), hasHome ? '' : say('checklist:makeHome'), listOf(id))
}

function strayStep({ pages }: LaunchFacts, say: Translate): LaunchStep {
  const straying = pages.filter(({ strays }) => strays > 0)
  const [first] = straying
  if (!first) return step(say('checklist:strays'), '')
  const count = straying.reduce((sum, { strays }) => sum + strays, 0)
  const facts = { count, pages: straying.length, title: first.title || say('matrix:untitled') }
  const left = say(straying.length === 1 ? 'checklist:straysOn' : 'checklist:straysOnMany', facts)
  return step(say('checklist:strays'), left, pageAddress(first.id))
}

function legalStep({ id, pages }: LaunchFacts, say: Translate): LaunchStep {
  const missing = LEGAL_KINDS.filter((kind) => !pages.some((page) => page.kind === kind && page.isPublished))
  const names = missing.map((kind) => say(`checklist:${kind}`)).join(', ')
  return step(say('checklist:legal'), names && say('checklist:notPublished', { pages: names }), listOf(id))
}

function pagesStep({ id, pages }: LaunchFacts, say: Translate): LaunchStep {
  const count = pages.filter(({ isPublished }) => !isPublished).length
  const left = count === 0 ? '' : say('checklist:drafts', { count, total: pages.length })
  return step(say('checklist:pages'), left, `${listOf(id)}&where[_status][equals]=draft`)
}

function menuStep({ hiddenItems: count }: LaunchFacts, say: Translate): LaunchStep {
  return step(say('checklist:menus'), count === 0 ? '' : say('checklist:hidden', { count }))
}

function liveStep({ pages, isSeen }: LaunchFacts, say: Translate): LaunchStep {
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
