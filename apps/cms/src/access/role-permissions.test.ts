import { expect, test } from 'vitest'
import { changesWhatIsPublic } from './refuse-publishing.ts'
import { ACTIONS, mayDo, ROLES, roleOf, SUBJECTS } from './role-permissions.ts'

/** Read, write, publish, delete: one letter for each that is allowed. */
const EXPECTED = {
  admin: { pages: 'rwpd', media: 'rwpd', sites: 'rwpd', redirects: 'rwpd', users: 'rwpd' },
  editor: { pages: 'rwpd', media: 'rwpd', sites: 'rw', redirects: 'rwpd', users: '' },
  translator: { pages: 'rw', media: 'rw', sites: 'r', redirects: 'r', users: '' },
  viewer: { pages: 'r', media: 'r', sites: 'r', redirects: 'r', users: '' },
}

test.each(ROLES)('what the role %s may do', (role) => {
  const allowed = Object.fromEntries(
    SUBJECTS.map((subject) => [
      subject,
      ACTIONS.filter((action) => mayDo(role, action, subject))
        .map((action) => action.charAt(0))
        .join(''),
    ]),
  )
  expect(allowed).toEqual(EXPECTED[role])
})

test('nobody and unknown roles may do nothing', () => {
  expect(mayDo(undefined, 'read', 'pages')).toBe(false)
  expect(roleOf(null)).toBeUndefined()
  expect(roleOf({ role: 'owner' })).toBeUndefined()
  expect(roleOf({ role: 'viewer' })).toBe('viewer')
})

test.each([
  { operation: 'create', draft: true, status: 'draft', expected: false },
  { operation: 'create', draft: false, status: undefined, expected: false },
  { operation: 'create', draft: false, status: 'published', expected: true },
  { operation: 'update', draft: true, status: 'draft', expected: false },
  { operation: 'update', draft: true, status: 'published', expected: true },
  { operation: 'update', draft: false, status: 'draft', expected: true },
  { operation: 'update', draft: false, status: undefined, expected: true },
  { operation: 'restoreVersion', draft: true, status: undefined, expected: false },
  { operation: 'restoreVersion', draft: false, status: undefined, expected: true },
  { operation: 'read', draft: false, status: undefined, expected: false },
])(
  '$operation with draft $draft and status $status changes what is public: $expected',
  ({ expected, ...operation }) => {
    expect(changesWhatIsPublic(operation)).toBe(expected)
  },
)
