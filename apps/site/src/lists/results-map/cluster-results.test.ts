import { expect, test } from 'vitest'
import type { ProductCard } from '../../catalogue/product.ts'
import { clusterResults, type MapPoint } from './cluster-results.ts'

const LOUVRE = [48.861, 2.336] as const
const EIFFEL = [48.858, 2.294] as const
const MONTMARTRE = [48.886, 2.343] as const
const VERSAILLES = [48.804, 2.12] as const

/** A tour group that begins there. */
const at = (tgid: number, place: readonly [number, number] | undefined, more: Partial<ProductCard> = {}) => ({
  page: 1,
  product: {
    tgid,
    name: `Tour ${tgid}`,
    flowType: 'NORMAL' as const,
    pictures: [],
    summary: '',
    cityName: 'Paris',
    ...(place && { place: { latitude: place[0], longitude: place[1] } }),
    ...more,
  },
})
const told = (marks: readonly MapPoint[]) =>
  marks.map(({ number, name, products }) => [number, name, products.map(({ product }) => product.tgid)])

// spec: D.find.15
test('what begins at one place is one point, numbered in the order of the list', () => {
  const { marks, outside } = clusterResults([
    at(1, LOUVRE, { neighbourhood: 'Louvre' }),
    at(2, EIFFEL, { neighbourhood: 'Gros-Caillou' }),
    at(3, undefined),
    at(4, [48.8611, 2.3361], { neighbourhood: 'Louvre' }),
    at(5, MONTMARTRE),
  ])
  expect(told(marks)).toEqual([
    [1, 'Louvre', [1, 4]],
    [2, 'Gros-Caillou', [2]],
    [3, undefined, [5]],
  ])
  expect(outside).toEqual([])
})

// spec: D.find.15
test('no two points are nearer to each other than a finger is wide, however many there are', () => {
  const many = Array.from({ length: 400 }, (_, place) =>
    at(place, [48.8 + (place % 20) / 200, 2.3 + Math.floor(place / 20) / 150]),
  )
  const { marks } = clusterResults(many)
  const distances = marks.flatMap((one) =>
    marks.filter((other) => other !== one).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  )
  expect(Math.min(...distances) >= 48).toBe(true)
  expect(marks.flatMap(({ products }) => products)).toHaveLength(400)
  expect(marks.filter(({ x, y }) => x < 44 || x > 596 || y < 44 || y > 396)).toEqual([])
})

// spec: D.find.15
test('what is far from all others is not on the map, so that these can be told apart', () => {
  const { marks, outside } = clusterResults([at(1, VERSAILLES), at(2, LOUVRE), at(3, EIFFEL), at(4, MONTMARTRE)])
  expect(told(marks).map(([, , tgids]) => tgids)).toEqual([[2], [3], [4]])
  expect(outside.map(({ product }) => product.tgid)).toEqual([1])
})

test('where the list spans cities their names stand on the map', () => {
  const rome = { cityName: 'Rome', neighbourhood: 'Monti' }
  const { marks } = clusterResults([at(1, LOUVRE, { neighbourhood: 'Louvre' }), at(2, [41.89, 12.492], rome)])
  expect(told(marks)).toEqual([
    [1, 'Paris', [1]],
    [2, 'Rome', [2]],
  ])
})

test('of nothing there is no point', () => {
  expect(told(clusterResults([]).marks)).toEqual([])
  expect(told(clusterResults([at(1, undefined)]).marks)).toEqual([])
})
