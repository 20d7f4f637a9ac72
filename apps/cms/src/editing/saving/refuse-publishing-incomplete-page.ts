import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { translateLabelPath } from '../../messages/labels.ts'
import { messageAt } from '../../messages/message.ts'
import { formatForRequest } from '../../messages/request-messages.ts'
import type { Page } from '../../payload-types.ts'
import type { NamedFault } from '../../publishing/build/describe-faults.ts'
import { findPageFaults } from '../../publishing/content-reader.ts'
import { createPublicationOutcomeStore } from '../../publishing/publication-outcome-store.ts'
import { refusedOutcome } from '../../publishing/publisher.ts'

/** A new row has no id before it is saved. */
const ID_OF_ROW = /(^|\.)\d+\.id$/

/** Fields with better messages of their own. */
const CHECKED_BY_FORM = new Set(['uid', 'siteUid', 'lang', 'title', 'meta.title'])

/**
 * Refuses to save a page as published when the publisher would refuse it, with the field of each fault, so that no page is
 * called published that visitors do not get. The publisher checks again, because of later changes.
 */
export const refusePublishingIncompletePage: CollectionBeforeChangeHook<Page> = async (change) => {
  const { collection, data, originalDoc, req } = change
  if (data._status !== 'published' || data.deletedAt || req.context.withoutPublication === true) return data
  const now = new Date().toISOString()
  // Adds the fields of a page that only the database sets.
  const page: Page = { id: 0, createdAt: now, ...originalDoc, ...data, updatedAt: now } as Page
  const faults = (await findPageFaults(req.payload, page)).filter(
    ({ path }) => !ID_OF_ROW.test(path) && !CHECKED_BY_FORM.has(path),
  )
  if (faults.length === 0) return data
  await tellEditors(originalDoc, faults, req)
  const errors = faults.map(({ field, place, message }) => ({
    path: field,
    label: translateLabelPath(req.i18n.language, place.join(' › ')),
    message: formatForRequest(req, message),
  }))
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}

/** A scheduled publication has nobody at the form: the refusal is shown beside it later. */
async function tellEditors(page: Page | undefined, faults: readonly NamedFault[], req: PayloadRequest): Promise<void> {
  if (!page || req.payloadAPI !== 'local') return
  const outcomes = createPublicationOutcomeStore(req.payload)
  const subject = `page:${page.id}`
  const reasons = faults.map(({ place, message }) => messageAt(place.join(', '), message))
  const key = (await outcomes.read(subject))?.key
  await outcomes.write(subject, refusedOutcome(page.adminLabel ?? page.title, reasons, key))
}
