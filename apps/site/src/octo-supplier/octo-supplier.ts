import { isEmailAddress } from '@passepartout/content-model/contact/email'
import type { SiteDocument } from '@passepartout/content-model/site'
import { CAPABILITY_IDS } from './capabilities.ts'
import type { OctoSupplier } from './octo-response-schemas.ts'

/** `GET /supplier`: the site, with the first of each kind of contact that it names. */
export function buildOctoSupplier({ uid, name, tagline, contacts }: SiteDocument, origin: string): OctoSupplier {
  const written = contacts.map(({ phoneNumber }) => phoneNumber.trim())
  const telephone = contacts.find(({ ctaType }) => ctaType === 'tel')?.phoneNumber.replaceAll(/[^+\d]/g, '')
  return {
    id: uid,
    name,
    endpoint: `${origin}/octo`,
    contact: {
      website: `${origin}/`,
      email: written.find(isEmailAddress) ?? null,
      telephone: telephone || null,
      address: null,
    },
    shortDescription: tagline || null,
  }
}

/** `GET /capabilities`. */
export function listCapabilities() {
  return CAPABILITY_IDS.map((id) => ({ id, revision: 1, required: false, dependencies: [], docs: null }))
}
