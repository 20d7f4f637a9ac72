import { expect, test } from 'vitest'
import type { ProductCard } from '../catalogue/product.ts'
import { nearProductsOf } from './near-products.ts'

const HERE = { latitude: 51.5105, longitude: -0.1204 }
const card = (tgid: number, latitude: number, longitude: number) =>
  ({ tgid, place: { latitude, longitude } }) as unknown as ProductCard

test('the nearest first, within two kilometres, and only what has a place', () => {
  const products = [
    card(1, 51.5205, -0.1204),
    card(2, 51.5105, -0.1304),
    card(3, 51.5305, -0.1204),
    { tgid: 4 } as unknown as ProductCard,
    card(5, 51.5105, -0.1204),
  ]
  const near = nearProductsOf(HERE, products).map(({ product, kilometres }) => [product.tgid, kilometres.toFixed(2)])
  expect(near).toEqual([
    [5, '0.00'],
    [2, '0.69'],
    [1, '1.11'],
  ])
})

test('across the date line too, and five at most', () => {
  const products = Array.from({ length: 9 }, (_, index) => card(index, 0, -179.999))
  expect(nearProductsOf({ latitude: 0, longitude: 179.999 }, products)).toHaveLength(5)
})
