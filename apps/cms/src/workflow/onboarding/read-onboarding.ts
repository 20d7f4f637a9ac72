import type { PayloadRequest } from 'payload'
import { mayActOnDocument } from '../../access/account-scope.ts'
import { readPreference } from '../../access/accounts/preferences.ts'
import { mayDo, roleOf } from '../../access/role-permissions.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { messageAt } from '../../messages/message.ts'
import { translatorFor } from '../../messages/translate.ts'
import type { Page } from '../../payload-types.ts'
import { findPageFaults } from '../../publishing/content-reader.ts'
import { siteNeedsApproval } from '../review/require-approval.ts'
import {
  type FaultyField,
  type FirstPageState,
  listOnboardingSteps,
  type PublishingProcedure,
} from './onboarding-steps.ts'
import type { Onboarding } from './use-onboarding.ts'

/** Pages of a person that are looked at for their first one. */
const MAX_PAGES = 20

/** The steps to the first page of whoever asks; none for whoever may not write pages, or has published or handed in one. */
export async function readOnboarding(req: PayloadRequest): Promise<Onboarding> {
  const isClosed = (await readPreference('first-page', req))?.isClosed === true
  const isOver = !mayDo(roleOf(req.user), 'write', 'pages') || (await hasPublished(req))
  const pages = isOver ? undefined : await listOwnPages(req)
  if (!pages || (await hasHandedIn(pages, req))) return { isClosed, page: null, steps: [] }
  const [page] = pages
  const [facts, say] = [page && (await readFacts(page, req)), translatorFor(req.i18n.language)]
  return {
    isClosed,
    page: page ? { id: page.id, title: page.title ?? '' } : null,
    steps: listOnboardingSteps(facts, mayPublish(req) ? 'publish' : 'handIn', say),
  }
}

const mayPublish = ({ user }: PayloadRequest) => mayDo(roleOf(user), 'publish', 'pages')

/** The newest version of the pages that a person has created and that are not in the trash, the one written last first. */
async function listOwnPages(req: PayloadRequest): Promise<Page[]> {
  const { docs: entries } = await req.payload.find({
    collection: 'log',
    where: { who: { equals: req.user?.email }, action: { equals: 'created' }, subject: { equals: 'pages' } },
    sort: '-createdAt',
    limit: MAX_PAGES,
    select: { document: true },
    depth: 0,
    req,
  })
  if (entries.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'pages',
    draft: true,
    where: { id: { in: entries.map(({ document }) => document) } },
    sort: '-updatedAt',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs
}

/** Whether a person has published a page before. */
async function hasPublished(req: PayloadRequest): Promise<boolean> {
  const where = { who: { equals: req.user?.email }, action: { equals: 'published' }, subject: { equals: 'pages' } }
  return (await req.payload.count({ collection: 'log', where, req })).totalDocs > 0
}

/** Whether a person without the right to publish has handed a page in, or has one online. */
async function hasHandedIn(pages: readonly Page[], req: PayloadRequest): Promise<boolean> {
  if (mayPublish(req)) return false
  if (pages.some(({ publishedAt }) => publishedAt)) return true
  const where = { askedBy: { equals: req.user?.email } }
  return (await req.payload.count({ collection: 'reviews', where, req })).totalDocs > 0
}

async function readFacts(page: Page, req: PayloadRequest): Promise<FirstPageState> {
  const [faults, previewed, ending] = await Promise.all([
    listFaults(page, req),
    readPreference('previewed', req),
    endingOf(page, req),
  ])
  const isPreviewed = previewed?.pages.includes(page.id) === true
  return { id: page.id, blocks: page.blocks?.length ?? 0, faults, isPreviewed, ending }
}

async function listFaults(page: Page, { payload, i18n: { language } }: PayloadRequest): Promise<FaultyField[]> {
  const faults = await findPageFaults(payload, page)
  return faults.map(({ field, place, message }) => ({
    field,
    sentence: formatMessage(language, messageAt(place.join(', '), message)),
  }))
}

async function endingOf(page: Page, req: PayloadRequest): Promise<PublishingProcedure> {
  const isReviewed = await siteNeedsApproval(page.site, req)
  if (mayActOnDocument(req.user, 'publish', 'pages', page)) return isReviewed ? 'reviewThenPublish' : 'publish'
  return isReviewed ? 'handIn' : 'tellPublisher'
}
