import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideSaveStatus, INITIAL_SAVING_STATE, reduceSavingState, type SavingEvent } from './saving-state.ts'
import { sendUntilStored } from './send-until-stored.ts'

type Outcome =
  | 'stored'
  | 'refused'
  | 'older, merged'
  | 'older, asked'
  | 'session ended'
  | 'no right'
  | 'session unknown'
  | 'fault'
  | 'nothing'

const STORED: SavingEvent = { is: 'stored', at: 7, isUnsent: false }

const answers: Readonly<Record<Exclude<Outcome, 'nothing'>, () => Response>> = {
  stored: () => Response.json({ doc: {} }),
  refused: () => Response.json({ errors: [{ message: 'Too long.' }] }, { status: 400 }),
  'older, merged': () => Response.json({ errors: [{ message: 'Older.' }] }, { status: 409 }),
  'older, asked': () => Response.json({ errors: [{ message: 'Older.' }] }, { status: 409 }),
  'session ended': () => Response.json({}, { status: 403 }),
  'session unknown': () => Response.json({}, { status: 401 }),
  'no right': () => Response.json({ errors: [{ message: 'Not yours.' }] }, { status: 403 }),
  fault: () => new Response('', { status: 502 }),
}

/** Sends with these outcomes, one for each attempt. @returns what happened, in order */
async function sendWith(outcomes: readonly Outcome[], isRepeatable = true) {
  const happened: (SavingEvent | string)[] = []
  let attempts = 0
  const outcomeNow = () => outcomes[attempts - 1] ?? 'stored'
  const ended = await sendUntilStored({
    send: async () => {
      attempts += 1
      const outcome = outcomeNow()
      if (outcome === 'nothing') throw new TypeError('Failed to fetch')
      return answers[outcome]()
    },
    isRepeated: (status) => isRepeatable && (status === undefined || status >= 500),
    askWhetherSignedOut: async () =>
      outcomeNow() === 'session unknown' ? undefined : outcomeNow() === 'session ended',
    untilSignedIn: async () => void happened.push('signed in'),
    isMerged: async () => outcomeNow() === 'older, merged',
    pause: async (failures) => void happened.push(`pause ${failures}`),
    tell: (event) => void happened.push(event),
    describeStored: async () => STORED,
  }).then(
    ({ status }) => status,
    (error: Error) => error.message,
  )
  return { ended, attempts, happened }
}

const SENT = { is: 'sent' }

// spec: D.admin.merge
test('what is older than what somebody else has saved is sent again once both are merged, and not while its author is asked', async () => {
  expect(await sendWith(['older, merged', 'older, merged', 'stored'])).toEqual({
    ended: 200,
    attempts: 3,
    happened: [SENT, SENT, SENT, STORED],
  })
  const refused = { is: 'refused', reason: 'Older.' }
  expect(await sendWith(['older, asked'])).toEqual({ ended: 409, attempts: 1, happened: [SENT, refused] })
})

test('a save is stored at the first attempt', async () => {
  expect(await sendWith(['stored'])).toEqual({ ended: 200, attempts: 1, happened: [SENT, STORED] })
})

test('pauses grow with failures in a row, and begin anew after a session', async () => {
  expect(await sendWith(['nothing', 'fault', 'session ended', 'session unknown', 'stored'])).toEqual({
    ended: 200,
    attempts: 5,
    happened: [
      ...[SENT, { is: 'unanswered' }, 'pause 1'],
      ...[SENT, { is: 'unanswered' }, 'pause 2'],
      ...[SENT, { is: 'signedOut' }, 'signed in'],
      ...[SENT, { is: 'unanswered' }, 'pause 1'],
      ...[SENT, STORED],
    ],
  })
})

test.each([
  ['refused', 400, 'Too long.'],
  ['no right', 403, 'Not yours.'],
] as const)('a save that is %s is not repeated', async (outcome, status, reason) => {
  const happened = [SENT, { is: 'refused', reason }]
  expect(await sendWith([outcome])).toEqual({ ended: status, attempts: 1, happened })
})

test('what creates a document is not sent a second time when nothing answers', async () => {
  const happened = [SENT, { is: 'refused', reason: '' }]
  expect(await sendWith(['nothing'], false)).toEqual({ ended: 'Failed to fetch', attempts: 1, happened })
})

const passing = fc.array(fc.constantFrom<Outcome>('nothing', 'fault', 'session ended', 'session unknown'))

test('whatever happens before it is stored, it is stored once, and not called saved before', async () => {
  await fc.assert(
    fc.asyncProperty(passing, async (troubles) => {
      const { ended, attempts, happened } = await sendWith([...troubles, 'stored'])
      expect([ended, attempts]).toEqual([200, troubles.length + 1])
      const events = happened.filter((one) => typeof one !== 'string')
      const signs: string[] = []
      let state = INITIAL_SAVING_STATE
      for (const event of events) {
        state = reduceSavingState(state, event)
        const now = { isModified: false, savesByItself: true, isOffline: false, isSignedOut: false }
        signs.push(decideSaveStatus(state, now))
      }
      expect(signs.indexOf('saved')).toBe(signs.length - 1)
    }),
  )
})
