import { APIError, AuthenticationError, Forbidden, LockedAuth, NotFound, ValidationError } from 'payload'
import { expect, test } from 'vitest'
import { describeError, logOptions } from './log-options.ts'

/** As the database's library makes it. */
function refusedStatement(): Error {
  const cause = Object.assign(new Error('UNIQUE constraint failed: users.email'), { code: 'SQLITE_CONSTRAINT' })
  const message = 'Failed query: insert into "users" values (?, ?)\nparams: nora@wayfare.example,a hash\n    at the end'
  return Object.assign(new Error(message, { cause }), { params: ['nora@wayfare.example', 'a hash'] })
}

// spec: D.operating.10
test('of a statement that was refused the log says what it was and why, and none of its values', () => {
  const said = describeError(refusedStatement())
  expect(JSON.stringify(said)).not.toMatch(/nora|hash/)
  expect(said).toEqual({
    type: 'Error',
    message: 'Failed query: insert into "users" values (?, ?)\nparams: …',
    stack: expect.stringMatching(/^Error: Failed query: .*\nparams: …\n {4}at refusedStatement /),
    cause: {
      type: 'Error',
      message: 'UNIQUE constraint failed: users.email',
      code: 'SQLITE_CONSTRAINT',
      stack: expect.stringContaining('refusedStatement'),
    },
  })
})

const NO_LOGGER = { info: () => undefined }

test.each([
  ['an error alone', [refusedStatement()], 'Failed query: insert into "users" values (?, ?)\nparams: …'],
  ['an error in a line', [{ err: refusedStatement() }], 'Failed query: insert into "users" values (?, ?)\nparams: …'],
  ['a line with words', [{ err: refusedStatement() }, 'It was not saved.'], 'It was not saved.'],
  ['a line without an error', [{ page: 1 }], undefined],
  ['words alone', ['Started.'], undefined],
])('the words of %s', (_, line, words) => {
  const written: unknown[][] = []
  logOptions('info').hooks.logMethod.call(NO_LOGGER, line, (...args) => written.push(args))
  expect(written).toEqual([[line[0], words]])
})

test.each<[string, Error, number, string]>([
  ['a wrong password', new AuthenticationError(), 401, 'The email or password provided is incorrect.'],
  ['a locked account', new LockedAuth(), 401, 'This user is locked due to having too many failed login attempts.'],
  [
    'a forged token',
    new APIError('Token is either invalid or has expired.', 403),
    403,
    'Token is either invalid or has expired.',
  ],
  [
    'a field that is missing',
    new ValidationError({ errors: [{ path: 'email', message: 'x' }] }),
    400,
    'The following field is invalid: email',
  ],
  ['what is not theirs', new Forbidden(), 403, 'You are not allowed to perform this action.'],
  ['what is not there', new NotFound(), 404, 'Not Found'],
  ['no JSON', new SyntaxError('Unexpected end of JSON input'), 400, 'Unexpected end of JSON input'],
  ['no form', new Error('Malformed part header'), 400, 'Malformed part header'],
  [
    'a value that no column has',
    Object.assign(new Error('Failed query: select ?\nparams: nora@wayfare.example'), { code: '22021' }),
    400,
    'Failed query: select ?',
  ],
  // spec: D.admin.bad-requests
])('%s is one line at info, without a stack and a value', (_name, error, status, words) => {
  const said: unknown[][] = []
  const logger = { info: (...line: unknown[]) => said.push(line) }
  const nothing = () => {
    throw new Error('This is no error of ours.')
  }
  logOptions('info').hooks.logMethod.call(logger, [{ err: error }], nothing)
  logOptions('info').hooks.logMethod.call(logger, [error], nothing)
  expect(said).toEqual([
    [{ refused: status }, words],
    [{ refused: status }, words],
  ])
})
