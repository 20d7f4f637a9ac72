import { expect, test } from 'vitest'
import { parseAdminAccount } from './first-admin.ts'

const email = 'nora@wayfare.example'

test.each([
  [{}, 'ADMIN_EMAIL must be a mail address, such as nora@wayfare.example.'],
  [{ ADMIN_EMAIL: 'nora' }, 'ADMIN_EMAIL must be a mail address, such as nora@wayfare.example.'],
  [{ ADMIN_EMAIL: email }, 'ADMIN_PASSWORD: The password must have 12 characters or more.'],
  [
    { ADMIN_EMAIL: email, ADMIN_PASSWORD: 'eleven-long' },
    'ADMIN_PASSWORD: The password must have 12 characters or more.',
  ],
  [
    { ADMIN_EMAIL: email, ADMIN_PASSWORD: 'abababababab' },
    'ADMIN_PASSWORD: The password must have 5 different characters or more.',
  ],
  [
    { ADMIN_EMAIL: email, ADMIN_PASSWORD: 'with-Nora-in-it' },
    'ADMIN_PASSWORD: The password must not contain the name of its mail address.',
  ],
  [
    { ADMIN_EMAIL: email, ADMIN_PASSWORD: 'passepartout' },
    'ADMIN_PASSWORD must be one of your own: this one is in the README.',
  ],
  // spec: D.admin.2
])('%j is refused in a sentence', (environment, sentence) => {
  expect(() => parseAdminAccount(environment)).toThrow(new Error(sentence))
})

test('an address is written as the sign-in compares it', () => {
  expect(parseAdminAccount({ ADMIN_EMAIL: ' Nora@Wayfare.example ', ADMIN_PASSWORD: 'quiet-harbour-7-lamps' })).toEqual(
    {
      email,
      password: 'quiet-harbour-7-lamps',
    },
  )
})
