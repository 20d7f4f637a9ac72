import { z } from 'zod'
import { buildSiteAddress } from '../build-site-address.ts'
import { languageSchema, leftOutSchema, longAnswerSchema } from './parameter-schemas.ts'
import { createToolRegistrar, NO_LANGUAGE_FAILURE, quoted } from './tool.ts'

export const listPlacesTool = createToolRegistrar({
  name: 'list_places',
  title: 'List places',
  description: 'The cities, sights and lists from which a visitor begins.',
  input: z.object({ language: languageSchema, more: longAnswerSchema }),
  output: z.object({
    url: z.url(),
    places: z.array(z.object({ title: z.string(), url: z.url() })),
    leftOut: leftOutSchema,
  }),
  run: async (asked, { place, entryPages }) => {
    const home = buildSiteAddress(place, asked, '')
    if (home === undefined) return NO_LANGUAGE_FAILURE
    const places = [...entryPages(asked.language)]
    const words = places.map(({ title, url }) => `${quoted(title)}: ${url}`)
    return { value: { url: place.origin + home, places }, words: words.join('\n') }
  },
})
