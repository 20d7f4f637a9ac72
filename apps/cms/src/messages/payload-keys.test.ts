import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { fr } from '@payloadcms/translations/languages/fr'
import { ru } from '@payloadcms/translations/languages/ru'
import { expect, test } from 'vitest'
import { z } from 'zod'
import formal from './de/payload-formal.json' with { type: 'json' }
import { adminTranslations } from './translate.ts'

const groupsSchema = z.record(z.string(), z.record(z.string(), z.string()))
const [payloads, ours] = [de.translations, formal].map((texts) => flatten(groupsSchema.parse(texts)))

function flatten(groups: z.infer<typeof groupsSchema>): Readonly<Record<string, string>> {
  const entries = Object.entries(groups).flatMap(([group, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${group}:${key}`, text]),
  )
  return Object.fromEntries(entries)
}

const valuesOf = (text = '') => [...text.matchAll(/\{\{\w+\}\}|<\/?\d>/g)].map(String).toSorted()

// spec: D.admin.words
test('Payload’s German says Sie, as ours does, and no thing is neuter that is not', () => {
  const shown = Object.entries({ ...payloads, ...ours })
  const wrong = shown.filter(([, text]) => /\b(?:du|dich|dir|dein\w*|bist)\b|\b(?:das|dieses) \{\{label/i.test(text))
  expect(wrong).toEqual([])
})

test('each replaced text exists in Payload, with the same values', () => {
  const values = Object.keys(ours ?? {}).map((key) => [key, valuesOf(ours?.[key])])
  expect(values).toEqual(Object.keys(ours ?? {}).map((key) => [key, valuesOf(payloads?.[key])]))
})

test.each(Object.entries({ de, es, fr, ru }))(
  'each text in %s has the values of the English one',
  (language, payload) => {
    const own = flatten(groupsSchema.parse(payload.translations))
    const { desk: _, ...groups } = adminTranslations[language] ?? { desk: {} }
    const shown = { ...own, ...flatten(groupsSchema.parse(groups)) }
    const english = Object.entries(flatten(groupsSchema.parse(en.translations)))
    const values = (text = '') => new Set(text.match(/\{\{\w+\}\}/g))
    expect(english.filter(([key, text]) => values(text).symmetricDifference(values(shown[key])).size > 0)).toEqual([])
  },
)
