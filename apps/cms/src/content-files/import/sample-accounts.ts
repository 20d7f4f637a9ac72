import type { LanguageCode } from '@passepartout/content-model/locales'
import type { Role } from '../../access/role-permissions.ts'

export interface SampleAccount {
  readonly email: string
  readonly name: string
  readonly role: Role
  /** Languages that they may write; all when absent. */
  readonly languages?: readonly LanguageCode[]
  /** The key for REST requests. */
  readonly apiKey?: string
}

/** The password of every sample account; without sample data none exists. */
export const SAMPLE_PASSWORD = 'passepartout'

/** The account that `npm start` prints. */
export const SAMPLE_LOGIN: SampleAccount = { email: 'editor@wayfare.example', name: 'Edith', role: 'admin' }

/** One account of each role. */
export const SAMPLE_ACCOUNTS: readonly SampleAccount[] = [
  SAMPLE_LOGIN,
  { email: 'writer@wayfare.example', name: 'Wren', role: 'editor' },
  { email: 'translator@wayfare.example', name: 'Tove', role: 'translator', languages: ['fr', 'de'] },
  // The site reads drafts for previews with this account.
  { email: 'viewer@wayfare.example', name: 'Vera', role: 'viewer', apiKey: 'local-cms-api-key' },
]
