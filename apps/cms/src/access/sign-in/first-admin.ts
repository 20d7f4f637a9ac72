import { isEmailAddress } from '@passepartout/content-model/contact/email'
import type { Payload } from 'payload'
import { SAMPLE_PASSWORD } from '../../content-files/import/sample-accounts.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { passwordFault } from './password-fault.ts'

export interface AdminAccount {
  readonly email: string
  readonly password: string
}

/**
 * The account described by ADMIN_EMAIL and ADMIN_PASSWORD.
 *
 * @throws Error that names what is missing or too weak; never the password
 */
export function parseAdminAccount(environment: Readonly<Record<string, string | undefined>>): AdminAccount {
  const email = environment.ADMIN_EMAIL?.trim().toLowerCase() ?? ''
  const password = environment.ADMIN_PASSWORD ?? ''
  if (!isEmailAddress(email)) throw new Error('ADMIN_EMAIL must be a mail address, such as nora@wayfare.example.')
  if (password === SAMPLE_PASSWORD)
    throw new Error('ADMIN_PASSWORD must be one of your own: this one is in the README.')
  const fault = passwordFault(password, email)
  if (fault) throw new Error(`ADMIN_PASSWORD: ${formatMessage('en', fault)}`)
  return { email, password }
}

/**
 * Creates an account with the role admin.
 *
 * @param mayRestore whether an existing account gets this password and the role admin
 * @throws Error that says what to do when the account exists and must not be changed
 */
export async function createAdmin(payload: Payload, account: AdminAccount, mayRestore: boolean): Promise<string> {
  const { email } = account
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, limit: 1, depth: 0 })
  const data = { ...account, role: 'admin' as const }
  const [existing] = docs
  if (!existing) await payload.create({ collection: 'users', data })
  else if (mayRestore) await payload.update({ collection: 'users', id: existing.id, data })
  else {
    throw new Error(
      `${email} has an account already: sign in with it, or give it this password and the role admin with "npm run create-admin -- --restore".`,
    )
  }
  return `${email} can sign in as an admin.`
}
