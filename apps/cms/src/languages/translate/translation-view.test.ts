import { expect, test } from 'vitest'
import { mayConfirmTranslation, type TranslationField, type TranslationState } from './translation-view.ts'

function unit(
  state: TranslationState,
  source: string,
  target: string | null,
  before: string | null = null,
): TranslationField {
  const lines = {
    source: [source],
    target: target === null ? null : [target],
    before: before === null ? null : [before],
  }
  return { key: source, place: [source], state, own: null, codes: [], ...lines }
}

const DONE = unit('done', 'Take the fast bus.', 'Nimm den schnellen Bus.')
const CHANGED = unit('changed', 'All towers', 'Die Türme', 'The towers')
const NAME = unit('copied', 'Odile Martin', 'Odile Martin')

test.each([
  ['a translation with a text whose source has changed', [DONE, CHANGED], true],
  ['one with a name besides', [DONE, CHANGED, NAME], true],
  ['one that is just started', [unit('copied', 'The towers', 'The towers')], false],
  ['one without a change', [DONE, NAME], false],
  ['one that lacks a text', [CHANGED, unit('missing', 'Go', null)], false],
  ['one with a sentence of its source', [CHANGED, unit('copied', 'Take the fast bus.', 'Take the fast bus.')], false],
  ['one with words of the source before', [CHANGED, unit('changed', 'Go now', 'Go', 'Go')], false],
] as const)(
  // spec: D.translations.4
  '%s fits its source: %j',
  (_what, units, expected) => {
    expect(mayConfirmTranslation(units)).toBe(expected)
  },
)
