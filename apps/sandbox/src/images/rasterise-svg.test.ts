import sharp from 'sharp'
import { expect, test } from 'vitest'
import { FIXTURE_SVG } from '../testing/fixture-source.ts'
import { parseImageParameters } from './image-parameters.ts'
import { chooseRasterScale, rasteriseSvg, svgSize } from './rasterise-svg.ts'

const LARGE = Buffer.from(
  FIXTURE_SVG.replace('width="400" height="300"', 'width="1600" height="1200" viewBox="0 0 400 300"'),
)

test.each([
  ['w=480', 0.5],
  ['w=800', 0.5],
  ['w=801', 1],
  ['w=2000&ar=2:1&fit=crop', 1],
  ['w=2081', 1.5],
  ['w=4000', 1.5],
  ['h=700&ar=1:10&fit=crop', 1],
  ['', 1],
])('%s is made from the raster of scale %d', (query, scale) => {
  const parameters = parseImageParameters(new URLSearchParams(query))
  expect(chooseRasterScale({ width: 1600, height: 1200 }, parameters)).toBe(scale)
})

test('a drawing has its own size, a small one counts as larger', async () => {
  expect(await svgSize(LARGE)).toEqual({ width: 1600, height: 1200 })
  expect(await svgSize(Buffer.from(FIXTURE_SVG))).toEqual({ width: 1200, height: 900 })
})

test('rasters have their scale’s size; only what is see-through keeps an alpha channel', async () => {
  const shapeOf = async (drawing: Buffer) => {
    const { width, height, hasAlpha } = await sharp(await rasteriseSvg(drawing, 0.5)).metadata()
    return { width, height, hasAlpha }
  }
  expect(await shapeOf(LARGE)).toEqual({ width: 800, height: 600, hasAlpha: false })
  const clear = Buffer.from(FIXTURE_SVG.replace(/<rect x=[^>]*>/, ''))
  expect(await shapeOf(clear)).toEqual({ width: 600, height: 450, hasAlpha: true })
})
