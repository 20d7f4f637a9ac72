import type { PayloadRequest } from 'payload'
import { mayActOnDocument } from '../../access/account-scope.ts'
import type { Page } from '../../payload-types.ts'
import { handlesOf, type Mentionable } from './mentions.ts'

/** Somebody who may read a page, with the address for mail. */
export interface MentionablePerson extends Mentionable {
  readonly email: string
}

/** The people who may read a page, in the order of their handles. */
export async function listMentionablePeople(page: Page, req: PayloadRequest): Promise<MentionablePerson[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    select: { name: true, email: true, role: true, everySite: true, sites: true, languages: true },
    pagination: false,
    depth: 0,
    req,
  })
  const readers = docs.filter((account) => mayActOnDocument(account, 'read', 'pages', page))
  const mails = new Map(readers.map(({ id, email }) => [id, email]))
  return handlesOf(readers)
    .map((person) => ({ ...person, email: mails.get(person.id) ?? '' }))
    .toSorted((one, other) => one.handle.localeCompare(other.handle, 'en'))
}
