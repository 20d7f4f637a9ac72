import type { TextKey, Translate } from '../../messages/translate.ts'
import type { OnboardingStep } from './use-onboarding.ts'

/** How a page comes to its visitors, by what its author may do and what its site asks for. */
export type PublishingProcedure = 'publish' | 'reviewThenPublish' | 'handIn' | 'tellPublisher'

/** A field that publishing would refuse, and why, in the language of the reader. */
export interface FaultyField {
  readonly field: string
  readonly sentence: string
}

/** What is known of the page that somebody writes as their first. */
export interface FirstPageState {
  readonly id: number
  readonly blocks: number
  /** All that publishing would refuse, as the form names it. */
  readonly faults: readonly FaultyField[]
  readonly isPreviewed: boolean
  readonly ending: PublishingProcedure
}

/** Fields that decide at which address a page stands. */
const ADDRESS_FIELDS: ReadonlySet<string> = new Set(['site', 'lang', 'path', 'pageType', 'kind', 'uid'])

const CREATE = '/admin/collections/pages/create'

const ENDINGS: Readonly<
  Record<PublishingProcedure, { readonly title: TextKey; readonly help: TextKey; readonly field: string }>
> = {
  publish: { title: 'firstPage:publish', help: 'firstPage:publishHelp', field: 'publish' },
  reviewThenPublish: { title: 'firstPage:publish', help: 'firstPage:reviewHelp', field: 'review' },
  handIn: { title: 'firstPage:handIn', help: 'firstPage:handInHelp', field: 'review' },
  tellPublisher: { title: 'firstPage:publish', help: 'firstPage:tellHelp', field: 'publish' },
}

/**
 * The five steps to a first page, each with its state, what to do, and where.
 *
 * @param page absent before there is one
 */
export function listOnboardingSteps(
  page: FirstPageState | undefined,
  ending: PublishingProcedure,
  say: Translate,
): OnboardingStep[] {
  const last = ENDINGS[page?.ending ?? ending]
  return [
    {
      id: 'create',
      title: say('firstPage:create'),
      help: say('firstPage:createHelp'),
      isDone: page !== undefined,
      ...at(page, 'title', CREATE),
    },
    addressStep(page, say),
    blocksStep(page, say),
    {
      id: 'preview',
      title: say('firstPage:preview'),
      help: say('firstPage:previewHelp'),
      isDone: page?.isPreviewed === true,
      ...at(page, 'preview'),
    },
    { id: 'publish', title: say(last.title), help: say(last.help), isDone: false, ...at(page, last.field) },
  ]
}

function addressStep(page: FirstPageState | undefined, say: Translate): OnboardingStep {
  const fault = page?.faults.find(isOfAddress)
  return {
    id: 'address',
    title: say('firstPage:address'),
    help: say('firstPage:addressHelp'),
    isDone: page !== undefined && fault === undefined,
    ...at(page, fault?.field === 'site' ? 'site' : 'path'),
  }
}

function blocksStep(page: FirstPageState | undefined, say: Translate): OnboardingStep {
  const fault = page && page.blocks > 0 ? page.faults.find((one) => !isOfAddress(one)) : undefined
  return {
    id: 'blocks',
    title: say('firstPage:blocks'),
    help: fault ? say('firstPage:missing', { fault: fault.sentence }) : say('firstPage:blocksHelp'),
    isDone: page !== undefined && page.blocks > 0 && fault === undefined,
    ...at(page, fault?.field ?? 'blocks'),
  }
}

function isOfAddress({ field }: FaultyField): boolean {
  return ADDRESS_FIELDS.has(field)
}

/** Where a step is done: a place of the page's form, or another address before there is a page. */
function at(page: FirstPageState | undefined, field: string, before?: string): Pick<OnboardingStep, 'field' | 'href'> {
  if (page) return { field, href: `/admin/collections/pages/${page.id}?${new URLSearchParams({ field })}` }
  return before === undefined ? {} : { href: before }
}
