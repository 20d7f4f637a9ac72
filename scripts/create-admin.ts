import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { PlainError } from './plain-error.ts'
import { startChild } from './tasks/child-process.ts'
import { runSession } from './tasks/session.ts'

/**
 * `npm run create-admin`: creates an account with the role admin. Reads ADMIN_EMAIL and ADMIN_PASSWORD, or prompts for them;
 * the password is never an argument, shown or logged. Needs the same settings as the start.
 */
await runSession(async () => {
  const ADMIN_EMAIL = process.env.ADMIN_EMAIL || (await ask('ADMIN_EMAIL', 'Mail address: '))
  const ADMIN_PASSWORD = process.env.ADMIN_PASSWORD || (await ask('ADMIN_PASSWORD', 'Password (not shown): ', 'hidden'))
  const { ended } = startChild({
    name: 'Making the admin account',
    folder: 'apps/cms',
    args: ['src/scripts/create-admin.ts', ...process.argv.slice(2)],
    environment: { ...process.env, ADMIN_EMAIL, ADMIN_PASSWORD },
  })
  return (await ended).code ?? 1
})

async function ask(setting: string, question: string, shown: 'shown' | 'hidden' = 'shown'): Promise<string> {
  if (!process.stdin.isTTY) throw new PlainError(`${setting} is not set, and there is nobody to ask.`)
  const output = shown === 'shown' ? process.stdout : new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output, terminal: true })
  if (shown === 'hidden') process.stdout.write(question)
  try {
    return await terminal.question(question)
  } catch {
    throw new PlainError('Nothing was made.')
  } finally {
    terminal.close()
    if (shown === 'hidden') process.stdout.write('\n')
  }
}
