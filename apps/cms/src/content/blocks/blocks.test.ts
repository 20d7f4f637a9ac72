import { BLOCK_TYPES } from '@passepartout/content-model/blocks'
import type { Field } from 'payload'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { loadSettings } from '../../infrastructure/settings.ts'
import { BLOCK_HELP } from '../../messages/block-help.ts'
import { blockExperimentField } from '../fields/experiment-fields.ts'
import { validateRichText } from '../validation/validate-rich-text.ts'
import { type BlockPart, blockPartsOf } from './block-parts.ts'
import { answerBlockPicture } from './block-pictures.ts'
import { pageBlocks } from './page-blocks.ts'
import { BLOCKS, publishingConversionsOf } from './registry.ts'

test('editors can place every block, in the order of the registry', () => {
  expect(pageBlocks.map(({ slug }) => slug)).toEqual(Object.keys(BLOCKS))
  expect(BLOCK_TYPES).toEqual(Object.keys(BLOCKS))
})

/** Names as a tree: rows have names below them, everything else has none. */
type Names = { [name: string]: Names }

function namesOfParts(parts: ReadonlyMap<string, BlockPart>): Names {
  return Object.fromEntries(
    [...parts].map(([name, part]) => [name, part.kind === 'rows' ? namesOfParts(part.parts) : {}]),
  )
}

/** Rows of the form that only lay fields out have no name of their own. */
function namesOfFields(fields: readonly Field[]): Names {
  const named = fields.flatMap((field): [string, Names][] => {
    if (field.type === 'row') return Object.entries(namesOfFields(field.fields))
    if (!('name' in field) || field.type === 'ui') return []
    return [[field.name, field.type === 'array' ? namesOfFields(field.fields) : {}]]
  })
  return Object.fromEntries(named)
}

test.each(BLOCK_TYPES)('the form of %s asks for exactly what is published', (type) => {
  const names = namesOfParts(blockPartsOf(type))
  expect(namesOfFields(BLOCKS[type].fields)).toEqual(names)
  expect(Object.keys(publishingConversionsOf(type)).filter((name) => !(name in names))).toEqual([])
})

// spec: D.admin.18
test.each(BLOCK_TYPES)('%s tells editors in a sentence and a picture what it is', async (type) => {
  const { help, labels } = BLOCKS[type]
  expect(help).toMatch(/^[A-Z].{30,120}\.$/)
  const block = pageBlocks.find(({ slug }) => slug === type)
  expect(block?.labels).toEqual(labels)
  expect(block?.admin?.images?.thumbnail).toEqual({ url: `/api/block-pictures/${type}`, alt: help })
  expect(block?.fields[0]).toEqual({
    name: 'help',
    type: 'ui',
    admin: { components: { Field: { path: '/src/admin/block-help.tsx#BlockHelp', clientProps: { help } } } },
  })
  expect(block?.fields.at(-1)).toEqual(blockExperimentField)
  const response = await answerBlockPicture(type, loadSettings({}).appDir)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const picture = await response.arrayBuffer()
  const { width, height } = await sharp(picture).metadata()
  expect([width, height, picture.byteLength < 30_000]).toEqual([480, 320, true])
})

/** How each new link of a block looks, at any depth. */
function* newLinksOf(fields: readonly Field[]): Generator<unknown> {
  for (const field of fields) {
    if ('name' in field && field.name === 'appearance' && 'defaultValue' in field) yield field.defaultValue
    if ('fields' in field) yield* newLinksOf(field.fields)
  }
}

test.each(BLOCK_TYPES)('a new link of %s looks as in its picture', (type) => {
  const found = [...newLinksOf(BLOCKS[type].fields)]
  expect(found).toEqual(found.map(() => (type === 'cta' ? 'primary' : 'link')))
})

/** Longer than anything that somebody means. */
const MEGABYTE = 1_000_000

/** Of a form's fields those, by name, into which too much would fit. */
async function unlimited(fields: readonly Field[]): Promise<string[]> {
  const found = await Promise.all(fields.map(unlimitedOf))
  return found.flat()
}

async function unlimitedOf(field: Field): Promise<string[]> {
  if (field.type === 'group' || field.type === 'row') return unlimited(field.fields)
  if (field.type === 'array') return [...(field.maxRows ? [] : [field.name]), ...(await unlimited(field.fields))]
  return 'name' in field && !(await isLimited(field)) ? [field.name] : []
}

const OPTIONS = { editor: { validate: () => true }, req: { i18n: { language: 'en' } } }

type Check = (value: unknown, options: unknown) => unknown

/** Payload asks a field's own check in place of its limits. */
async function isLimited(field: Field): Promise<boolean> {
  switch (field.type) {
    case 'text':
      return field.validate ? refusesLongTexts(field.validate as Check) : field.maxLength !== undefined
    case 'textarea':
      return field.maxLength !== undefined
    case 'number':
      return field.validate !== undefined || field.min !== undefined
    case 'richText':
      return field.validate === validateRichText
    default:
      return ['select', 'checkbox', 'date', 'upload', 'relationship', 'ui'].includes(field.type)
  }
}

async function refusesLongTexts(check: Check): Promise<boolean> {
  const starts = ['x', 'https://www.google.com/maps/embed?pb=', 'https://youtu.be/']
  const found = await Promise.all(starts.map((start) => check(start + 'x'.repeat(MEGABYTE), OPTIONS)))
  return !found.includes(true)
}

// spec: D.admin.18
test.each(BLOCK_TYPES)('%s has sensible limits', async (type) => {
  expect(await unlimited(BLOCKS[type].fields)).toEqual([])
})

test('a text may have the length of a chapter, and no more', async () => {
  const prose = (length: number) => ({ root: { children: [{ children: [{ text: 'x'.repeat(length) }] }] } })
  const check = validateRichText as Check
  expect(await check(prose(MEGABYTE), OPTIONS)).toBe(
    'This text has 1,000,000 characters, and a text may have 60,000: cut it into several, or into several pages.',
  )
})

test.each(['nothing', '../registry.ts', '', undefined])('there is no picture of “%s”', async (type) => {
  expect((await answerBlockPicture(type, loadSettings({}).appDir)).status).toBe(404)
})

test('what visitors get of a block is said in every language of the admin, and no block is said that is not there', () => {
  expect(Object.keys(BLOCK_HELP.de).toSorted()).toEqual(
    Object.values(BLOCKS)
      .map(({ help }) => help)
      .toSorted(),
  )
})
