import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  decideSaveStatus,
  INITIAL_SAVING_STATE,
  reduceSavingState,
  type SaveCircumstances,
  type SavingEvent,
  type SavingState,
} from './saving-state.ts'

const QUIET: SaveCircumstances = { isModified: false, savesByItself: true, isOffline: false, isSignedOut: false }
const SENT: SavingEvent = { is: 'sent' }
const STORED: SavingEvent = { is: 'stored', at: 5, isUnsent: false }
const STORED_IN_PART: SavingEvent = { ...STORED, isUnsent: true }
const REFUSED: SavingEvent = { is: 'refused', reason: 'Too long.' }
const UNANSWERED: SavingEvent = { is: 'unanswered' }
const SIGNED_OUT: SavingEvent = { is: 'signedOut' }

const after = (events: readonly SavingEvent[]): SavingState => events.reduce(reduceSavingState, INITIAL_SAVING_STATE)

test.each<[string, readonly SavingEvent[], Partial<SaveCircumstances>]>([
  ['saved', [], {}],
  ['saving', [], { isModified: true }],
  ['notYet', [], { isModified: true, savesByItself: false }],
  ['saving', [SENT], {}],
  ['saving', [SENT], { savesByItself: false }],
  ['saved', [SENT, STORED], {}],
  ['saving', [SENT, STORED], { isModified: true }],
  ['saving', [SENT, STORED_IN_PART], {}],
  ['saved', [SENT, STORED_IN_PART, SENT, STORED], {}],
  ['unanswered', [SENT, UNANSWERED], {}],
  ['unanswered', [SENT, UNANSWERED, SENT], {}],
  ['saved', [SENT, UNANSWERED, SENT, STORED], {}],
  ['refused', [SENT, REFUSED], {}],
  ['refused', [SENT, REFUSED], { isModified: true }],
  ['saving', [SENT, REFUSED, SENT], {}],
  ['saved', [SENT, { is: 'notPublished', isUnsent: false }], {}],
  ['saving', [SENT, { is: 'notPublished', isUnsent: true }], {}],
  ['saved', [SENT, { is: 'notPublished', isUnsent: true }, SENT, STORED], {}],
  ['signedOut', [SENT, SIGNED_OUT], { isOffline: true }],
  ['saved', [SENT, SIGNED_OUT, SENT, STORED], {}],
  ['signedOut', [], { isSignedOut: true, isModified: true }],
  ['signedOutSaved', [SENT, STORED], { isSignedOut: true }],
  ['offline', [SENT, UNANSWERED], { isOffline: true }],
  ['offlineSaved', [SENT, STORED], { isOffline: true }],
])('the sign is %s after %j and with %j', (sign, events, now) => {
  expect(decideSaveStatus(after(events), { ...QUIET, ...now })).toBe(sign)
})

test('what is stored keeps its time through later troubles, and a refusal its reason', () => {
  expect(after([SENT, STORED, SENT, REFUSED])).toEqual({
    isSending: false,
    isUnsent: false,
    storedAt: 5,
    trouble: 'refused',
    reason: 'Too long.',
  })
})

const event = fc.oneof(
  fc.constantFrom(SENT, STORED, STORED_IN_PART, REFUSED, UNANSWERED, SIGNED_OUT),
  fc.boolean().map((isUnsent): SavingEvent => ({ is: 'notPublished', isUnsent })),
)
const circumstances = fc.record({
  isModified: fc.boolean(),
  savesByItself: fc.boolean(),
  isOffline: fc.boolean(),
  isSignedOut: fc.boolean(),
})

// spec: D.admin.42
test('nothing is called saved while the form differs, a save is under way, or the last one was not stored', () => {
  const isSafe = (last: SavingEvent) => (last.is === 'stored' || last.is === 'notPublished') && !last.isUnsent
  fc.assert(
    fc.property(fc.array(event, { minLength: 1 }), circumstances, (events, now) => {
      const last = events.at(-1) ?? SENT
      const saysSaved = decideSaveStatus(after(events), now).toLowerCase().endsWith('saved')
      expect(saysSaved).toBe(isSafe(last) && !now.isModified)
    }),
  )
})
