import type { BlockOfType } from '@passepartout/content-model/blocks'
import type { Trip } from '../../request/address/trip-address.ts'
import type { BlockDataOf } from '../block.ts'

type Block = BlockOfType<'planOfDays'>

export type DayWithProducts = ReturnType<typeof plannedDays>[number]
/** A stop that the catalogue has. */
export type StopWithProduct = DayWithProducts['stops'][number]

/**
 * The days, numbered from 1, with the stops that the catalogue has; a day without any keeps its place.
 *
 * @returns empty when no stop is left, though the catalogue answered
 */
export function plannedDays({ days }: Block, { products, isAvailable }: BlockDataOf<'planOfDays'>) {
  const byTgid = new Map(products.map((product) => [product.tgid, product]))
  const planned = days.map(({ title, stops }, index) => ({
    ...{ number: index + 1, title },
    stops: stops.flatMap((stop) => {
      const product = byTgid.get(stop.tgid)
      return product ? [{ ...stop, product }] : []
    }),
  }))
  return isAvailable && planned.every(({ stops }) => stops.length === 0) ? [] : planned
}

/** The days as a trip has them; while the catalogue is unavailable, with every stop of the editor. */
export function tripDays(block: Block, data: BlockDataOf<'planOfDays'>): Trip['days'] {
  const days = data.isAvailable ? plannedDays(block, data) : block.days
  return days.map(({ stops }) => stops.map(({ tgid, time }) => (time ? { tgid, time } : { tgid })))
}
