/**
 * Builds the catalogue database: `node apps/sandbox/src/build-catalogue.ts <data folder> [<folder of pictures to copy>]`.
 * Does nothing when neither the data, nor the pictures' names, nor the code that writes the database changed.
 */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CatalogueDatabaseError, readSourceHash } from './catalogue/catalogue-store.ts'
import { loadCatalogueSource, sourceFileNames } from './catalogue/source/load-catalogue-source.ts'
import { SourceError } from './catalogue/source/source-file.ts'
import { writeDatabase } from './catalogue/write-database.ts'
import { pictureName } from './images/originals.ts'
import { dataPaths, readSettings, SettingsError } from './settings.ts'

const CODE = [
  'catalogue-schema.ts',
  'catalogue/calendar.ts',
  'catalogue/compose-reviews.ts',
  'catalogue/compose-tour-group.ts',
  'catalogue/source/join-facts-and-texts.ts',
  'catalogue/seeded-random.ts',
  'catalogue/write-database.ts',
]

/**
 * @param dataDir where `sandbox/pictures` is read and `sandbox/catalogue.db` is written
 * @param sourceFolder the JSON files that `catalogue/source/source-facts.ts` describes
 * @throws SourceError for a mistake in the data
 * @throws CatalogueDatabaseError when the existing file is no readable database: it is left as it is
 */
export function buildCatalogue(dataDir: string, sourceFolder: string) {
  const { database: path, pictures } = dataPaths(dataDir)
  const pictureNames = readPictureNames(pictures)
  const source = loadCatalogueSource(sourceFolder, pictureNames)
  const sourceHash = hashSource(sourceFolder, pictureNames)
  const tourGroups = source.tourGroups.length
  if (existsSync(path) && readSourceHash(path) === sourceHash) return { path, rebuilt: false, tourGroups }
  mkdirSync(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.pid}.unfinished`
  rmSync(unfinished, { force: true })
  try {
    writeDatabase(unfinished, source, sourceHash)
    renameSync(unfinished, path)
  } finally {
    rmSync(unfinished, { force: true })
  }
  return { path, rebuilt: true, tourGroups }
}

function readPictureNames(folder: string): ReadonlySet<string> {
  const files = existsSync(folder) ? readdirSync(folder) : []
  const names = files.flatMap((file) => pictureName(file) ?? [])
  if (names.length === 0) throw new SourceError(`${folder}: no pictures there; draw them before building the catalogue`)
  return new Set(names)
}

function hashSource(folder: string, pictureNames: ReadonlySet<string>): string {
  const hash = createHash('sha256')
  for (const name of sourceFileNames(folder)) hash.update(name).update(readFileSync(join(folder, name)))
  for (const name of CODE) hash.update(name).update(readFileSync(join(import.meta.dirname, name)))
  hash.update([...pictureNames].sort().join('\n'))
  return hash.digest('hex')
}

function main(): void {
  const [sourceFolder, pictures] = process.argv.slice(2)
  if (sourceFolder === undefined) {
    process.stderr.write('Name the folder with the data: node apps/sandbox/src/build-catalogue.ts <data folder>\n')
    process.exitCode = 1
    return
  }
  try {
    const { dataDir } = readSettings(process.env)
    if (pictures !== undefined) cpSync(pictures, dataPaths(dataDir).pictures, { recursive: true })
    const { path, rebuilt, tourGroups } = buildCatalogue(dataDir, sourceFolder)
    process.stdout.write(`Catalogue ${rebuilt ? 'built' : 'unchanged'}: ${tourGroups} tour groups in ${path}\n`)
  } catch (error) {
    if (!(error instanceof SourceError || error instanceof CatalogueDatabaseError || error instanceof SettingsError)) {
      throw error
    }
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

if (import.meta.main) main()
