import { expect, test } from 'vitest'
import { describeError, logOptions } from './log-options.ts'

/** As the database's library makes it. */
function refusedStatement(): Error {
  const cause = Object.assign(new Error('UNIQUE constraint failed: users.email'), { code: 'SQLITE_CONSTRAINT' })
  const message = 'Failed query: insert into "users" values (?, ?)\nparams: nora@wayfare.example,a hash\n    at the end'
  return Object.assign(new Error(message, { cause }), { params: ['nora@wayfare.example', 'a hash'] })
}

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

test.each([
  ['an error alone', [refusedStatement()], 'Failed query: insert into "users" values (?, ?)\nparams: …'],
  ['an error in a line', [{ err: refusedStatement() }], 'Failed query: insert into "users" values (?, ?)\nparams: …'],
  ['a line with words', [{ err: refusedStatement() }, 'It was not saved.'], 'It was not saved.'],
  ['a line without an error', [{ page: 1 }], undefined],
  ['words alone', ['Started.'], undefined],
])('the words of %s', (_, line, words) => {
  const written: unknown[][] = []
  logOptions('info').hooks.logMethod.call(undefined, line, (...args) => written.push(args))
  expect(written).toEqual([[line[0], words]])
})
