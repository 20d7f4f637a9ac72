import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { canGoBack, closeModals, isModalOpen, type Modal, modals, pushModal, removeTopModal } from './modals.ts'

const report = vi.fn()
// The stack hands nodes on and never looks into them.
const children = {} as Node
const entry = (title: string, more: Partial<Modal> = {}): Modal => ({ children, title, ...more })
const titles = () => modals.get().map(({ title }) => title)

beforeEach(() => vi.stubGlobal('reportError', report))
afterEach(() => {
  closeModals()
  vi.unstubAllGlobals()
  report.mockClear()
})

// spec: 4.modals.1
test('a modal is pushed on top; removal pops the top one', () => {
  pushModal(entry('one'))
  pushModal(entry('two'))
  expect(titles()).toEqual(['one', 'two'])
  removeTopModal()
  expect(titles()).toEqual(['one'])
})

// spec: 4.modals.2
test('it is open while the stack is not empty', () => {
  const seen: boolean[] = []
  const stop = isModalOpen.subscribe((isOpen) => seen.push(isOpen))
  pushModal(entry('one'))
  pushModal(entry('two'))
  removeTopModal()
  removeTopModal()
  expect(seen).toEqual([false, true, false])
  stop()
})

test.each([
  ['nothing', [], false],
  ['one entry', [{}], false],
  ['two entries', [{}, {}], true],
  ['the top one has a way back', [{ hasBack: false }, { hasBack: true }], true],
  ['the top one has no way back', [{}, { hasBack: false }], false],
  // spec: 4.modals.3
])('whether there is a way back: %s', (_, entries, expected) => {
  for (const [index, more] of entries.entries()) pushModal(entry(`${index}`, more))
  expect(canGoBack.get()).toBe(expected)
})

test('to remove from an empty stack does nothing', () => {
  const seen = vi.fn()
  const stop = modals.listen(seen)
  removeTopModal()
  closeModals()
  expect(seen).not.toHaveBeenCalled()
  stop()
})

// spec: 3.state.5
test('each entry is told once, after it has left, and by nothing but its own removal', () => {
  const left: string[][] = []
  const one = vi.fn()
  pushModal(entry('one', { onCloseCallback: one }))
  pushModal(entry('two', { onCloseCallback: () => left.push(titles()) }))
  removeTopModal()
  expect(left).toEqual([['one']])
  expect(one).not.toHaveBeenCalled()
  removeTopModal()
  removeTopModal()
  expect(one).toHaveBeenCalledTimes(1)
  expect(left).toHaveLength(1)
})

test('to close is to remove all from the top down', () => {
  const told: string[] = []
  for (const title of ['one', 'two', 'three']) pushModal(entry(title, { onCloseCallback: () => told.push(title) }))
  closeModals()
  expect(told).toEqual(['three', 'two', 'one'])
  expect(titles()).toEqual([])
})

test.each([
  ['closed', closeModals],
  ['removed one by one', () => ['', '', ''].map(removeTopModal)],
])('a callback that throws is reported and stops nothing: %s', (_, empty) => {
  const told: string[] = []
  const error = new Error('broken')
  const fail = () => {
    throw error
  }
  pushModal(entry('one', { onCloseCallback: () => told.push('one') }))
  pushModal(entry('two', { onCloseCallback: fail }))
  pushModal(entry('three', { onCloseCallback: () => told.push('three') }))
  empty()
  expect(titles()).toEqual([])
  expect(told).toEqual(['three', 'one'])
  expect(report.mock.calls).toEqual([[error]])
})

test('what a callback opens stays, and what it closes again is told only once', () => {
  const told: string[] = []
  pushModal(entry('one', { onCloseCallback: () => told.push('one') }))
  pushModal(
    entry('two', {
      onCloseCallback: () => {
        closeModals()
        pushModal(entry('after'))
      },
    }),
  )
  closeModals()
  expect(titles()).toEqual(['after'])
  expect(told).toEqual(['one'])
})
