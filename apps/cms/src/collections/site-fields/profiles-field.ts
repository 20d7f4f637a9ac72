import type { ArrayField } from 'payload'
import { checkProfile, checkProfiles, MOST_PROFILES } from '../../content/validation/validate-profiles.ts'
import { createValueValidator } from '../../messages/create-validator.ts'

/** Where else the organisation behind the site has a page of its own. */
export const profilesField: ArrayField = {
  name: 'profiles',
  type: 'array',
  label: 'Profiles elsewhere',
  labels: { singular: 'Profile elsewhere', plural: 'Profiles elsewhere' },
  maxRows: MOST_PROFILES,
  admin: {
    description:
      'Pages of the organisation itself on other hosts, such as an encyclopaedia, a register or a network. Visitors do not see them: they tell search engines and assistants who is behind the site.',
  },
  validate: createValueValidator(checkProfiles),
  fields: [{ name: 'address', type: 'text', required: true, validate: createValueValidator(checkProfile) }],
}
