import { AggregatorRegistry } from 'prom-client'
import { expect, test } from 'vitest'
import { Metrics } from './metrics.ts'

test('several processes know the days of what the one knows that listed all tour groups', async () => {
  const filler = { tourGroups: 10, coverage: 0.5, isLeader: true, ages: [] }
  // Of those in the index alone.
  const other = { tourGroups: 5, coverage: 1, isLeader: false, ages: [] }
  const read = [other, filler].map((measured) => {
    const metrics = new Metrics()
    metrics.watchAvailability(() => measured)
    return metrics.registry.getMetricsAsJSON()
  })
  const text = await AggregatorRegistry.aggregate(await Promise.all(read)).metrics()
  expect(text.match(/^site_availability_(?:tour_groups|coverage_ratio|leader) .*/gm)).toEqual([
    'site_availability_tour_groups 10',
    'site_availability_coverage_ratio 0.5',
    'site_availability_leader 1',
  ])
})
