import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pseudo } from './pseudo.ts'
import { listPseudoFiles } from './write-pseudo.ts'

test.each([
  ['Castle tickets', '«Cáástléé tííçkééts»'],
  ['{place}: timed entry', '«{place}: tíímééd ééñtry»'],
  ['## A text\n\n- [One](page:lantern/about)', '## «ÁÁ tééxt»\n\n- «[ÓÓñéé](page:lantern/about)»'],
])('%j is long and marked, and keeps what a program reads', (text, expected) => {
  expect(pseudo(text)).toBe(expected)
})

test('the files of the pseudo language say what the English ones say; else run test/world/write-pseudo.ts', () => {
  const stale = listPseudoFiles().filter(
    ({ path, words }) => JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))) !== JSON.stringify(words),
  )
  expect(stale.map(({ path }) => path)).toEqual([])
})
