import type { Field } from 'payload'
import { beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'

/** What the admin shows of a field: its path, its label and its sentence. */
interface Shown {
  readonly path: string
  readonly label: unknown
  readonly sentence: unknown
}

const shown: Shown[] = []

beforeAll(async () => {
  vi.stubEnv('PAYLOAD_MIGRATING', 'true')
  const { default: config } = await import('../payload.config.ts')
  // What Payload keeps for itself is shown to nobody.
  const { collections } = await config
  for (const { slug, admin, fields } of collections) {
    if (!slug.startsWith('payload-') && !admin.hidden) collect(fields, [slug])
  }
  vi.unstubAllEnvs()
})

function collect(fields: readonly Field[], path: readonly string[]): void {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) collect(tab.fields, path)
    } else if (!isHidden(field)) collectOne(field, path)
  }
}

function collectOne(field: Exclude<Field, { type: 'tabs' }>, path: readonly string[]): void {
  const own = 'name' in field && field.name ? [...path, field.name] : path
  if ('name' in field && field.type !== 'ui') {
    shown.push({
      path: own.join('.'),
      label: labelOf(field),
      sentence: field.admin && 'description' in field.admin ? field.admin.description : undefined,
    })
  }
  if ('fields' in field) collect(field.fields, own)
  if (field.type === 'blocks') for (const block of field.blocks) collect(block.fields, [...own, block.slug])
}

/** Payload draws these itself, with words of its own. */
const OF_PAYLOAD = new Set(['_status', 'folder'])

const adminSchema = z.object({
  hidden: z.unknown(),
  disabled: z.unknown(),
  components: z.object({ Field: z.unknown() }).partial().optional(),
})

function isHidden(field: Field): boolean {
  if ('name' in field && OF_PAYLOAD.has(field.name ?? '')) return true
  const { hidden, disabled, components } = adminSchema.partial().parse(field.admin ?? {})
  return (
    ('hidden' in field && field.hidden === true) || hidden === true || disabled === true || components?.Field === false
  )
}

/** A group that is the whole of its tab has the tab's. */
function labelOf(field: Field): unknown {
  if (!('label' in field) || (field.label === false && field.type !== 'group')) return ''
  return typeof field.label === 'object' ? field.label : String(field.label)
}

const LANGUAGES = ['en', 'de', 'fr', 'es', 'ru']

/** What is drawn, or what a group leaves to its tab, has no words of its own. */
function isInEach(said: unknown): boolean {
  if (typeof said === 'string') return said === 'false'
  if (typeof said !== 'object' || said === null || '$$typeof' in said) return true
  return LANGUAGES.every((language) => language in said)
}

test('every field of every collection has its label and its sentence in every language of the admin', () => {
  const missing = shown.filter(({ label, sentence }) => !isInEach(label) || !isInEach(sentence))
  expect(missing.map(({ path, label, sentence }) => [path, label, sentence])).toEqual([])
})

test('every field of every collection has a label', () => {
  expect(shown.filter(({ label }) => label === '').map(({ path }) => path)).toEqual([])
})

// spec: D.admin.sentences
test('every field of every collection says in a sentence what it is for', () => {
  const isSentence = (value: unknown) =>
    typeof value === 'function' || (typeof value === 'object' && value !== null) || /[.…?]$/.test(String(value ?? ''))
  expect(shown.filter(({ sentence }) => !isSentence(sentence)).map(({ path, sentence }) => [path, sentence])).toEqual(
    [],
  )
})
