import { APIError, createLocalReq, type Payload, type PayloadRequest, ValidationError } from 'payload'
import { type Message, message, messageAt, serialiseMessage } from '../../messages/message.ts'
import { messageOfSentence } from '../../messages/request-messages.ts'
import type { Page, Release, User } from '../../payload-types.ts'
import { relationId } from '../../publishing/build/build-context.ts'
import { findPageFaults } from '../../publishing/content-reader.ts'
import { enqueue } from '../../publishing/publication-queue.ts'
import { IN_RELEASE_CONTEXT } from '../../publishing/request-publication.ts'
import { wakePublisher } from '../../publishing/wake-publisher.ts'
import { deleteReleaseBackup, type PageBackup, restoreReleaseBackup, saveReleaseBackup } from './release-backup.ts'
import { runReleaseExclusively } from './run-release-exclusively.ts'

/** The result of a release: done, or refused with the reasons by page. */
export type ReleaseOutcome = { readonly ok: true } | { readonly ok: false; readonly reasons: readonly Message[] }

/**
 * Publishes all pages of a release, or takes all of them offline, with the rights of the person who planned it. When one page
 * is refused, the others stay unchanged, even if the process ends while they are restored. Visitors see nothing before all
 * pages are written.
 *
 * @returns `undefined` when it is being carried out already
 */
export function executeRelease(release: Release, payload: Payload): Promise<ReleaseOutcome | undefined> {
  return runReleaseExclusively(release.id, () => carryOutAlone(release, payload))
}

async function carryOutAlone(release: Release, payload: Payload): Promise<ReleaseOutcome> {
  await publishAgain(await restoreReleaseBackup(payload, release.id), payload)
  const outcome = await tryAll(release, payload)
  const message = outcome.ok ? '' : outcome.reasons.map(serialiseMessage).join('\n')
  const data = { state: outcome.ok ? 'done' : 'refused', message } as const
  // Bypasses the form's validation: a release may name a deleted page, or a time in the past.
  await payload.db.updateOne({ collection: 'releases', id: release.id, data })
  return outcome
}

async function tryAll(release: Release, payload: Payload): Promise<ReleaseOutcome> {
  const user = await readPlanner(release, payload)
  if (!user) return { ok: false, reasons: [message('release.noPlanner')] }
  const ids = release.pages.flatMap((page) => relationId(page) ?? [])
  const before = await readPages(ids, payload)
  const reasons = [
    ...ids.filter((id) => !before.has(id)).map((id) => messageAt(`Page ${id}`, message('release.pageGone'))),
    ...(release.action === 'publish' ? await listFaults([...before.values()], payload) : []),
  ]
  if (reasons.length > 0) return { ok: false, reasons }
  const req = await createLocalReq(
    { user: { ...user, collection: 'users' }, context: { ...IN_RELEASE_CONTEXT } },
    payload,
  )
  const refused = await writeAll([...before.values()], release, req)
  if (refused.length > 0) return { ok: false, reasons: refused }
  await publishAgain(ids, payload)
  for (const id of ids) await deleteReleaseBackup(payload, release.id, id)
  return { ok: true }
}

async function publishAgain(pages: readonly number[], payload: Payload): Promise<void> {
  for (const document of pages) await enqueue(payload, { kind: 'page', document })
  if (pages.length > 0) wakePublisher()
}

async function readPlanner({ plannedBy }: Release, payload: Payload): Promise<User | null> {
  const id = relationId(plannedBy)
  return id === undefined ? null : payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true })
}

async function readPages(ids: readonly number[], payload: Payload): Promise<Map<number, PageBackup>> {
  const pages = new Map<number, PageBackup>()
  for (const id of ids) {
    const options = { collection: 'pages', id, depth: 0, disableErrors: true } as const
    const [live, newest] = [
      await payload.findByID({ ...options, draft: false }),
      await payload.findByID({ ...options, draft: true }),
    ]
    if (live && newest) pages.set(id, { live, newest })
  }
  return pages
}

/** All faults of all pages, so that they can be corrected at once. */
async function listFaults(pages: readonly PageBackup[], payload: Payload): Promise<Message[]> {
  const reasons: Message[] = []
  for (const { newest } of pages) {
    for (const fault of await findPageFaults(payload, newest)) {
      reasons.push(ofPage(newest, messageAt(fault.place.join(', '), fault.message)))
    }
  }
  return reasons
}

/** @returns the reasons by page, after which all pages are unchanged */
async function writeAll(
  pages: readonly PageBackup[],
  { id, action }: Release,
  req: PayloadRequest,
): Promise<readonly Message[]> {
  const reasons: Message[] = []
  const _status = action === 'publish' ? 'published' : 'draft'
  try {
    for (const page of pages) {
      if (action === 'unpublish' && page.live._status !== 'published') continue
      await saveReleaseBackup(req.payload, id, page)
      const refused = await write(page.newest, { _status }, req)
      if (refused.length === 0) continue
      reasons.push(...refused.map((why) => ofPage(page.newest, why)))
      await deleteReleaseBackup(req.payload, id, page.live.id)
    }
  } catch (error) {
    await restoreReleaseBackup(req.payload, id)
    throw error
  }
  if (reasons.length > 0) await restoreReleaseBackup(req.payload, id)
  return reasons
}

/** @returns the reason of a refusal; other errors are thrown and tried again */
async function write({ id }: Page, data: Partial<Page>, req: PayloadRequest): Promise<readonly Message[]> {
  try {
    await req.payload.update({ collection: 'pages', id, data, depth: 0, overrideAccess: false, req })
    return []
  } catch (error) {
    if (error instanceof ValidationError) {
      return error.data.errors.map((wrong) => messageAt(String(wrong.label ?? wrong.path), saidAs(wrong.message, req)))
    }
    if (error instanceof APIError && error.status < 500) return [saidAs(error.message, req)]
    throw error
  }
}

/** Payload's own messages have no code. */
function saidAs(sentence: string, req: PayloadRequest): Message {
  return messageOfSentence(req, sentence) ?? message('text.foreign', { text: sentence })
}

function ofPage(page: Page, rule: Message): Message {
  return message('release.ofPage', { page: nameOf(page), rule })
}

function nameOf({ adminLabel, title, id }: Page): string {
  return adminLabel ?? title ?? `Page ${id}`
}
