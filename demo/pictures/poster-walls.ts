import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { brandDrawings } from './brands/brand-drawings.ts'
import { lights } from './palette.ts'
import type { Wall } from './poster-page.ts'
import { scenes } from './scenes.ts'
import { shows } from './shows.ts'

const catalogueFolder = join(import.meta.dirname, '../catalogue')

const citiesSchema = z.array(z.object({ code: z.string(), picture: z.string() }))
const collectionsSchema = z.array(
  z.object({ id: z.number(), name: z.string(), heroPicture: z.string(), cardPicture: z.string() }),
)

async function readCatalogue<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(JSON.parse(await readFile(join(catalogueFolder, file), 'utf8')))
}

/** What hangs where: the catalogue's cities and collections by their own choice, then shows, brands, and every scene in its lights. */
export async function hangPictures(): Promise<Wall[]> {
  const cities = await readCatalogue('cities.json', citiesSchema)
  const collections = await readCatalogue('collections.json', collectionsSchema)
  return [
    { title: 'Cities', slug: 'cities', exhibits: cities.map(({ code, picture }) => ({ name: picture, of: code })) },
    {
      title: 'Collections',
      slug: 'collections',
      exhibits: collections.flatMap(({ id, name, heroPicture, cardPicture }) =>
        [heroPicture, cardPicture].map((picture) => ({ name: picture, of: `${id} ${name}` })),
      ),
    },
    {
      title: 'Shows',
      slug: 'shows',
      exhibits: shows.flatMap(({ slug }) => [{ name: `show-${slug}` }, { name: `show-${slug}-wide` }]),
    },
    { title: 'Brands', slug: 'brands', exhibits: brandDrawings.map(({ name }) => ({ name })) },
    {
      title: 'Scenes',
      slug: 'scenes',
      exhibits: Object.entries(scenes).flatMap(([name, scene]) =>
        (scene.lights ?? lights).map((light) => ({ name: `${name}-${light}` })),
      ),
    },
  ]
}
