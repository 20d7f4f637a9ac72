import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { readGuide } from '../test/tools/read-guide.ts'
import { ROOT } from './folders.ts'

test('the guide’s command adds an extract to a map, and nothing outside of its box', async () => {
  const [takeExtract = '', addToMap = '', ...others] = readGuide('draw-maps.md')
  // The program for the whole file of a region is not one of ours.
  expect([takeExtract.startsWith('osmium '), others]).toEqual([true, []])
  const folder = mkdtempSync(join(tmpdir(), 'import-map-'))
  const command = `node ${JSON.stringify(join(ROOT, 'scripts/launch.mjs'))} import-map`
  const park = (name: string, [west, south]: readonly [number, number]) => {
    const [east, north] = [west + 0.02, south + 0.02]
    const ring = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ]
    return {
      type: 'Feature',
      properties: { leisure: 'park', name },
      geometry: { type: 'Polygon', coordinates: [ring] },
    }
  }
  const features = [park('Villa Borghese', [12.48, 41.9]), park('Elsewhere', [13.5, 42.5])]
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { 'import-map': command } }))
  writeFileSync(join(folder, 'extract.geojson'), JSON.stringify({ type: 'FeatureCollection', features }))
  mkdirSync(join(folder, 'maps'))
  const add = () => promisify(execFile)('bash', ['-euo', 'pipefail', '-c', addToMap], { cwd: folder })
  expect((await add()).stdout).toContain('1 features added to 0, 0 that cannot be drawn')
  const file = join(folder, 'maps/rome.geojson')
  const text = readFileSync(file, 'utf8')
  const map = JSON.parse(text)
  // What a map has stays, who made it too; what is no map is not written over.
  writeFileSync(file, text.replace('© OpenStreetMap contributors', 'The town'))
  expect((await add()).stdout).toContain('1 features added to 1, 0 that cannot be drawn')
  expect(JSON.parse(readFileSync(file, 'utf8')).attribution).toBe('The town')
  writeFileSync(file, text.slice(0, -5))
  await expect(add()).rejects.toThrow(/is there and is no map file: nothing was written/)
  expect(readFileSync(file, 'utf8')).toBe(text.slice(0, -5))
  rmSync(folder, { recursive: true })
  expect(map).toMatchObject({
    attribution: '© OpenStreetMap contributors',
    features: [{ properties: { kind: 'park', name: 'Villa Borghese' }, geometry: { type: 'MultiPolygon' } }],
  })
})
