import type { PayloadRequest } from 'payload'
import { expect, test, vi } from 'vitest'
import { message } from '../../messages/message.ts'
import { LocalizedApiError } from '../localized-api-error.ts'
import { accountEndpoints } from './account-endpoints.ts'

const TOKEN = 'f'.repeat(40)
const LINK = `https://cms.wayfare.example/admin/reset/${TOKEN}`

/** As much of a content system as letters need, with one account. */
function startSystem(sendEmail = vi.fn(async (_letter: object) => undefined)) {
  const created: object[] = []
  const errors: unknown[] = []
  const payload = {
    config: {
      serverURL: 'https://cms.wayfare.example',
      routes: { admin: '/admin' },
      admin: { routes: { reset: '/reset' } },
    },
    logger: { error: (line: unknown) => errors.push(line) },
    count: async () => ({ totalDocs: 0 }),
    create: async ({ data }: { data: object }) => {
      created.push(data)
      return { id: 7, ...data }
    },
    forgotPassword: async ({ data: { email } }: { data: { email: string } }) =>
      email === 'nobody@wayfare.example' ? null : TOKEN,
    sendEmail,
  }
  const ask = async (
    path: string,
    body: object,
    countRequest: (req: PayloadRequest) => Promise<void> = async () => {},
  ) => {
    const req = {
      user: { email: 'ada@wayfare.example', role: 'admin' },
      payload,
      i18n: { language: 'en' },
      json: async () => body,
    }
    const endpoint = accountEndpoints({ hasMail: true, countRequest }).find((known) => known.path === path)
    const answer = await endpoint?.handler(req as unknown as PayloadRequest)
    return { status: answer?.status, body: await answer?.json() }
  }
  return { ask, created, errors, sendEmail }
}

// spec: D.admin.forgotten
test('whoever forgot the password is told the same at once whether or not there is an account, and the letter comes after', async () => {
  const { ask, sendEmail } = startSystem(vi.fn(() => new Promise<undefined>(() => {})))
  const said = {
    status: 200,
    body: { message: 'If there is an account with this address, a letter is on its way.', code: 'letter.ifAccount' },
  }
  expect(await ask('/forgot-password', { email: 'nobody@wayfare.example' })).toEqual(said)
  expect(await ask('/forgot-password', { email: ' Nora@wayfare.example' })).toEqual(said)
  expect(sendEmail.mock.calls).toEqual([
    [
      {
        to: 'nora@wayfare.example',
        subject: 'Choose a new password for Passepartout',
        text: expect.stringContaining(`\n\n${LINK}\n\n`),
      },
    ],
  ])
  expect(await ask('/forgot-password', { email: 'nora' })).toMatchObject({
    status: 400,
    body: { message: 'Write your mail address.', code: 'person.writeMail' },
  })
})

// spec: D.admin.forgotten
test('who asks too often is refused before anything is looked at', async () => {
  const { ask, sendEmail } = startSystem()
  const tooOften = async (req: PayloadRequest) => {
    throw new LocalizedApiError(req, 429, message('signIn.tooManyAttempts', { minutes: 2 }))
  }
  await expect(ask('/forgot-password', { email: 'nora@wayfare.example' }, tooOften)).rejects.toThrow(
    'Too many attempts. Try again in 2 minutes.',
  )
  expect(sendEmail.mock.calls).toEqual([])
})

const WISH = { email: 'nora@wayfare.example', role: 'viewer' }

// spec: D.admin.invite
test('an invitation goes out by mail, and its link is in no answer', async () => {
  const { ask, created, sendEmail } = startSystem()
  expect(await ask('/invite', WISH)).toEqual({
    status: 200,
    body: {
      id: 7,
      link: null,
      message: 'A letter is on its way to nora@wayfare.example.',
      code: 'letter.sent',
      params: { email: 'nora@wayfare.example' },
    },
  })
  expect(sendEmail.mock.calls).toEqual([
    [
      {
        to: 'nora@wayfare.example',
        subject: 'You are invited to Passepartout',
        text: expect.stringMatching(new RegExp(`^ada@wayfare.example has made .*\n\n${LINK}\n\n`, 's')),
      },
    ],
  ])
  expect(JSON.stringify(created)).not.toContain(TOKEN)
})

test('where the letter cannot be sent the link is shown instead, and the log names no address', async () => {
  const { ask, errors } = startSystem(vi.fn(() => Promise.reject(new Error('Connection refused'))))
  expect(await ask('/invite', WISH)).toEqual({
    status: 200,
    body: {
      id: 7,
      link: LINK,
      message: 'The letter could not be sent. Give them this link: it is shown here only once.',
      code: 'letter.notSent',
    },
  })
  expect(errors).toEqual([{ msg: 'A letter was not sent.', reason: 'Connection refused' }])
})
