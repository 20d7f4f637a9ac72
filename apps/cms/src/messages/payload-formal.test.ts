import { de } from '@payloadcms/translations/languages/de'
import { expect, test } from 'vitest'
import { z } from 'zod'
import formal from './de/payload-formal.json' with { type: 'json' }

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
