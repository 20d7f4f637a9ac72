import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { formatMessage } from '../messages/format-message.ts'
import { refuseSelfRegistration, refuseWeakResetPassword } from './user-hooks.ts'

const req = { i18n: { language: 'de' }, pathname: '/api/users/first-register' } as unknown as PayloadRequest
type Hook = (asked: never) => unknown

test('nobody makes the first account by the web', () => {
  const create = () => (refuseSelfRegistration as Hook)({ data: {}, operation: 'create', req } as never)
  expect(create).toThrow(formatMessage('de', { code: 'account.first' }))
})

test('a new password is a text', async () => {
  const reset = { args: { data: { token: 'x' } }, operation: 'resetPassword', req }
  await expect((refuseWeakResetPassword as Hook)(reset as never)).rejects.toThrow(
    formatMessage('de', { code: 'password.choose' }),
  )
})
