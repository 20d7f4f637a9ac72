import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter } from '../operations/reporter.ts'
import { type MapData, parseMapFile } from './map-file.ts'

/**
 * The map files (`*.geojson`) of a folder, in the order of their names. What is no map, and features that are none of
 * the known kinds, are reported and left out.
 *
 * @throws Error when the folder cannot be read
 */
export function readMapFolder(folder: string | undefined, reporter: Pick<Reporter, 'warning'>): readonly MapData[] {
  if (folder === undefined) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.geojson'))
  return names.toSorted().flatMap((name) => {
    const file = join(folder, name)
    const map = parseMapFile(readFileSync(file, 'utf8'))
    if (!map) reporter.warning('map file is not GeoJSON', { file })
    else if (map.dropped > 0) reporter.warning('map features dropped', { file, dropped: map.dropped })
    return map ?? []
  })
}
