import { isLanguageCode } from '@passepartout/content-model/locales'
import { PAGE_OR_LEGAL_KINDS } from '@passepartout/content-model/page-kind'
import type { Payload } from 'payload'
import { type Message, serialiseMessage } from '../messages/message.ts'
import type { PublicationState } from './publications.ts'
import type { PageKey } from './published-store.ts'

/** The result of the last publication of one page (`page:12`) or site (`site:3`), as its editors read it. */
export interface PublicationOutcome {
  readonly title: string
  readonly state: PublicationState
  /** Why it differs from what its editors saved, and what visitors see. */
  readonly message: readonly Message[]
  /** Its place in the published store; absent while it is not in the store. */
  readonly key?: PageKey | undefined
}

export interface PublicationOutcomeStore {
  read(subject: string): Promise<PublicationOutcome | undefined>
  /** @param awaitedSince milliseconds since 1970, when the site has not confirmed this publication yet */
  write(subject: string, outcome: PublicationOutcome, awaitedSince?: number): Promise<void>
  /** @param seenAt milliseconds since 1970, when the site confirmed the publication */
  confirm(subject: string, seenAt: number): Promise<void>
  remove(subject: string): Promise<void>
  listSubjects(): Promise<string[]>
}

export function createPublicationOutcomeStore(payload: Payload): PublicationOutcomeStore {
  const collection = 'publications'
  const find = async (subject: string) => {
    const { docs } = await payload.find({ collection, where: { subject: { equals: subject } }, limit: 1, depth: 0 })
    return docs[0]
  }
  return {
    async read(subject) {
      const row = await find(subject)
      if (!row) return undefined
      return { title: row.title ?? '', state: row.state, message: [], key: pageKeyOfRow(row) }
    },
    async write(subject, outcome, awaitedSince) {
      const data = {
        ...(awaitedSince === undefined ? {} : { awaitedSince: new Date(awaitedSince).toISOString() }),
        ...outcomeRow(subject, outcome),
      }
      const row = await find(subject)
      if (row) await payload.update({ collection, id: row.id, data, depth: 0 })
      else await payload.create({ collection, data, depth: 0 })
    },
    async confirm(subject, seenAt) {
      const data = { seenAt: new Date(seenAt).toISOString() }
      await payload.update({ collection, where: { subject: { equals: subject } }, data, depth: 0 })
    },
    async listSubjects() {
      const { docs } = await payload.find({ collection, pagination: false, depth: 0, select: { subject: true } })
      return docs.map(({ subject }) => subject)
    },
    async remove(subject) {
      await payload.delete({ collection, where: { subject: { equals: subject } } })
    },
  }
}

/** The row that tells of an outcome. */
export function outcomeRow(subject: string, { title, state, message, key }: PublicationOutcome) {
  return {
    subject,
    title,
    state,
    message: message.map(serialiseMessage).join('\n'),
    uid: key?.uid ?? null,
    lang: key?.lang ?? null,
    kind: key?.kind ?? null,
  }
}

interface Row {
  readonly uid?: string | null
  readonly lang?: string | null
  readonly kind?: string | null
}

/** The place in the published store that a row names. */
export function pageKeyOfRow({ uid, lang, kind }: Row): PageKey | undefined {
  const known = PAGE_OR_LEGAL_KINDS.find((candidate) => candidate === kind)
  return uid && known && lang && isLanguageCode(lang) ? { uid, lang, kind: known } : undefined
}
