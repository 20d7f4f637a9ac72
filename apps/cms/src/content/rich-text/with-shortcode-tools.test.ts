import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { pages } from '../../collections/pages.ts'
import { createValueValidator } from '../../messages/create-validator.ts'
import { checkLinkAddress } from '../validation/validate-link-address.ts'
import { isTranslatableTextField } from './with-shortcode-tools.ts'

/** Every text of a page's form, as a path, with what stands below it. */
function* textsOf(fields: readonly Field[], path: string): Generator<readonly [path: string, below: unknown]> {
  for (const field of fields) {
    const here = 'name' in field ? `${path}${field.name}` : path.replace(/\.$/, '')
    if (field.type === 'tabs') {
      for (const tab of field.tabs) yield* textsOf(tab.fields, path)
    } else if (field.type === 'blocks') {
      for (const block of field.blocks) yield* textsOf(block.fields, `${block.slug}.`)
    } else if (field.type === 'text' || field.type === 'textarea') {
      yield [here, field.admin?.components?.Description]
    } else if ('fields' in field) yield* textsOf(field.fields, 'name' in field ? `${here}.` : path)
  }
}

const texts = [...textsOf(pages.fields, '')]
const DESCRIPTION = '/src/editing/shortcodes/description-with-shortcode-tools.tsx#DescriptionWithShortcodeTools'

/** What stands in a page's form and is no words: who adds a text decides here, or gives it a check of its own. */
const WITHOUT = [
  ...['kind', 'path', 'uid', 'translationGroup', 'adminLabel', 'sampleKey', 'sampleHash', 'lastEdited'],
  ...['wordsHash', 'sourceHash'],
  ...['categorisation.city', 'categorisation.country', 'booking.promoCode', 'booking.biLink', 'booking.ctaSuffix'],
  'categorisation.editorTags.reason',
  ...['rightHour.lightsFrom', 'rightHour.lightsUntil', 'rightHour.hourNotes', 'rightHour.tides'],
]

// spec: D.admin.15
test('below every text of a page that visitors read stand the tools of shortcodes', () => {
  const isPlain = (path: string) =>
    WITHOUT.includes(path) ||
    /\.(alt|allow|city|url|src|address|targetBlockId|contentId|promoCode|biLink|ctaSuffix|experiment|time)$/.test(path)
  const wrong = texts.filter(([path, below]) => isPlain(path) !== (below !== DESCRIPTION))
  expect(wrong.filter(([path]) => path !== 'planYourVisit.address')).toEqual([])
  expect(texts.find(([path]) => path === 'planYourVisit.address')?.[1]).toBe(DESCRIPTION)
})

test.each([
  'title',
  'kicker',
  'standfirst',
  'meta.title',
  'meta.description',
  'faq.items.question',
  'cta.action.label',
])('so at %s', (path) => {
  expect(texts.find(([name]) => name === path)).toEqual([path, DESCRIPTION])
})

test('an address and what no visitor reads have none', () => {
  expect(isTranslatableTextField({ name: 'url', type: 'text', validate: createValueValidator(checkLinkAddress) })).toBe(
    false,
  )
  expect(isTranslatableTextField({ name: 'alt', type: 'text' })).toBe(false)
  expect(isTranslatableTextField({ name: 'caption', type: 'text' })).toBe(true)
})
