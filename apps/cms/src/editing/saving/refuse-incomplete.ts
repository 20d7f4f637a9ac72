import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { translatePlace } from '../../messages/labels.ts'
import { messageAt } from '../../messages/message.ts'
import { formatForRequest } from '../../messages/request-messages.ts'
import type { Page } from '../../payload-types.ts'
import type { NamedFault } from '../../publishing/build/describe-faults.ts'
import { findPageFaults } from '../../publishing/content-reader.ts'
import { payloadOutcomes } from '../../publishing/outcomes.ts'
import { refusal } from '../../publishing/publisher.ts'
import { formPathOf } from './form-path.ts'

/** Rows get their ids with the save; until then a new one has none. */
const ID_OF_ROW = /(^|\.)\d+\.id$/

/** Fields that say better themselves what is wrong with them. */
const CHECKED_BY_FORM = new Set(['uid', 'siteUid', 'lang', 'title', 'meta.title'])

/**
 * A page that the publisher would refuse is not published: the save is refused, with the field of each fault. So nothing says
 * “Published” that visitors do not get. The publisher's own check stays behind it, for what changes later.
 */
export const refuseIncompletePage: CollectionBeforeChangeHook<Page> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (data._status !== 'published' || data.deletedAt || req.context.withoutPublication === true) return data
  const now = new Date().toISOString()
  // On its way in a page has everything but what only the database gives.
  const page: Page = { id: 0, createdAt: now, ...originalDoc, ...data, updatedAt: now } as Page
  const faults = (await findPageFaults(req.payload, page)).filter(
    ({ path }) => !ID_OF_ROW.test(path) && !CHECKED_BY_FORM.has(path),
  )
  if (faults.length === 0) return data
  await tellEditors(originalDoc, faults, req)
  const errors = faults.map(({ path, place, message }) => ({
    path: formPathOf(path, collection.flattenedFields, page),
    label: translatePlace(req.i18n.language, place.join(' › ')),
    message: formatForRequest(req, message),
  }))
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}

/** At a set time nobody is at the form: the refusal waits beside it. */
async function tellEditors(page: Page | undefined, faults: readonly NamedFault[], req: PayloadRequest): Promise<void> {
  if (!page || req.payloadAPI !== 'local') return
  const outcomes = payloadOutcomes(req.payload)
  const subject = `page:${page.id}`
  const reasons = faults.map(({ place, message }) => messageAt(place.join(', '), message))
  const key = (await outcomes.read(subject))?.key
  await outcomes.write(subject, refusal(page.adminLabel ?? page.title, reasons, key))
}
