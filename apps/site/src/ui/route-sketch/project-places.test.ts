import { expect, test } from 'vitest'
import { projectPlaces, SKETCH_SIZE } from './project-places.ts'

test('one place is in the middle, with a scale of metres', () => {
  const rome = { latitude: 41.89, longitude: 12.492 }
  const { project, scale } = projectPlaces([rome])
  expect(project(rome)).toEqual({ x: 320, y: 180 })
  expect(scale).toEqual({ kilometres: 0.5, width: 122.2 })
})

test('north is up, east is right, and nothing leaves the drawing', () => {
  const corners = [
    { latitude: 48.9, longitude: 2.2 },
    { latitude: 48.8, longitude: 2.4 },
  ]
  const { project, scale } = projectPlaces(corners)
  expect(corners.map(project)).toEqual([
    { x: 141, y: 44 },
    { x: 499, y: 316 },
  ])
  expect(scale).toEqual({ kilometres: 5, width: 122.2 })
})

test('the whole earth fits', () => {
  const { project } = projectPlaces([
    { latitude: -90, longitude: -180 },
    { latitude: 90, longitude: 180 },
  ])
  expect(project({ latitude: 90, longitude: 180 })).toEqual({ x: 592, y: 44 })
})

test('the bounds are what the drawing shows', () => {
  const { project, bounds, unitsPerKilometre } = projectPlaces([
    { latitude: 48.9, longitude: 2.2 },
    { latitude: 48.8, longitude: 2.4 },
  ])
  const corner = project({ latitude: bounds.north, longitude: bounds.west })
  expect([corner.x, corner.y].map(Math.abs)).toEqual([0, 0])
  expect(project({ latitude: bounds.south, longitude: bounds.east })).toEqual({
    x: SKETCH_SIZE.width,
    y: SKETCH_SIZE.height,
  })
  expect(unitsPerKilometre).toBeCloseTo(24.43, 2)
})
