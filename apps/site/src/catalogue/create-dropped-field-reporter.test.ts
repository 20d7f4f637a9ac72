import { expect, test } from 'vitest'
import { Metrics } from '../operations/metrics.ts'
import { createDroppedFieldReporter } from './create-catalogue.ts'

const CARDS = 'GET /api/v6/tour-groups/'

test('a dropped field is counted each time and logged once', async () => {
  const metrics = new Metrics()
  const logged: unknown[] = []
  const report = createDroppedFieldReporter(metrics, { warning: (message, details) => logged.push([message, details]) })
  report(CARDS, { field: 'minDuration', reason: 'unreadable' })
  report(CARDS, { field: 'minDuration', reason: 'unreadable' })
  report(CARDS, { field: 'name', reason: 'item refused' })
  const { values } = await metrics.catalogueDropped.get()
  expect(values.map(({ labels, value }) => [labels.endpoint, labels.field, labels.reason, value])).toEqual([
    [CARDS, 'minDuration', 'unreadable', 2],
    [CARDS, 'name', 'item refused', 1],
  ])
  expect(logged).toEqual([
    ['Catalogue field dropped', { endpoint: CARDS, field: 'minDuration', reason: 'unreadable' }],
    ['Catalogue field dropped', { endpoint: CARDS, field: 'name', reason: 'item refused' }],
  ])
})
