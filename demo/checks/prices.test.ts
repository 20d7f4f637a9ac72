import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ROOT } from '../../scripts/folders.ts'

/**
 * What a text names the price of costs its final price and not more: there the specification's words and ours
 * (docs/specification/d-our-choices.md, "Currencies") say the same number.
 */

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const NAMED = /\[price [^\]]*entity=\\"Tgid\\"[^\]]*entityId=\\"(\d+)\\"/g
const tourGroups = z.array(z.object({ id: z.number(), extraCharges: z.number().optional() }))

// spec: D.currencies.22
test('no sample text names the price of a tour group that charges more than its final price', () => {
  const texts = globSync('demo/content/**/*.json', { cwd: ROOT }).map(read)
  const named = new Set(texts.flatMap((text) => [...text.matchAll(NAMED)].map(([, id]) => Number(id))))
  const known = globSync('demo/catalogue/tour-groups/*.json', { cwd: ROOT }).flatMap((file) =>
    tourGroups.parse(JSON.parse(read(file))),
  )
  const charged = known.filter(({ extraCharges }) => extraCharges !== undefined).map(({ id }) => id)
  expect([named.size > 0, charged.length]).toEqual([true, 4])
  expect(charged.filter((id) => named.has(id))).toEqual([])
})
