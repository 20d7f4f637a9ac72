import { isEmailAddress } from '@passepartout/content-model/email'
import { z } from 'zod'
import { openContent } from './open-content.ts'
import { runScript, say } from './script.ts'

const accountSchema = z.object({
  ADMIN_EMAIL: z.string('must be set').refine(isEmailAddress, 'must be a mail address'),
  ADMIN_PASSWORD: z.string('must be set').min(12, 'must have 12 characters or more'),
})

/**
 * Makes an account with the role admin, or gives an existing one a new password and that role. Reads ADMIN_EMAIL and
 * ADMIN_PASSWORD from the environment, where a list of processes does not show them.
 */
await runScript('Making the admin account', async () => {
  const account = accountSchema.safeParse(process.env)
  if (!account.success) {
    throw new Error(account.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '))
  }
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = account.data
  const payload = await openContent()
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, limit: 1, depth: 0 })
  const data = { email, password, role: 'admin' as const }
  if (docs[0]) await payload.update({ collection: 'users', id: docs[0].id, data })
  else await payload.create({ collection: 'users', data })
  say(`${email} can sign in as an admin.`)
})
