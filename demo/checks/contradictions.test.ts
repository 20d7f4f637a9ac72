import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { surveySource } from '../../scripts/checks/survey-source.fixture.ts'
import { drawings } from '../pictures/draw-all.ts'

const CONTENT = join(import.meta.dirname, '../content')

test('no tour group of the sample contradicts itself', async () => {
  const pictures = drawings.map(({ name }) => name)
  const { endpoints, contradictions } = await surveySource(join(import.meta.dirname, '../catalogue'), pictures)
  expect(endpoints.get('GET /api/v6/tour-groups/{id}/')?.answers).toBeGreaterThanOrEqual(400)
  expect(contradictions).toEqual([])
}, 120_000)

test('a page that says where the levels of tickets stand has them', () => {
  const promising = globSync('pages/**/en.json', { cwd: CONTENT }).filter((file) =>
    /\b(?:says?|shows?) which levels\b/.test(readFileSync(join(CONTENT, file), 'utf8')),
  )
  const without = promising.filter(
    (file) => !readFileSync(join(CONTENT, dirname(file), 'page.json'), 'utf8').includes('"ticketMatrix"'),
  )
  expect([promising.length > 0, without]).toEqual([true, []])
})
