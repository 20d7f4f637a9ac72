import { join } from 'node:path'
import { expect, test } from 'vitest'
import { surveySource } from '../../scripts/checks/survey-source.fixture.ts'
import { drawings } from '../pictures/draw-all.ts'

test('no tour group of the sample contradicts itself', async () => {
  const pictures = drawings.map(({ name }) => name)
  const { endpoints, contradictions } = await surveySource(join(import.meta.dirname, '../catalogue'), pictures)
  expect(endpoints.get('GET /api/v6/tour-groups/{id}/')?.answers).toBeGreaterThanOrEqual(400)
  expect(contradictions).toEqual([])
}, 120_000)
