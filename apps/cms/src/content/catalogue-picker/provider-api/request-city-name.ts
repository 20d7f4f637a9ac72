import { z } from 'zod'
import { type CatalogueAnswer, type CatalogueSettings, requestCatalogue } from './request-catalogue.ts'

type Failure = Extract<CatalogueAnswer, { readonly ok: false }>

const citiesSchema = z.object({
  cities: z.array(z.object({ code: z.string(), displayName: z.string() }).nullable().catch(null)),
  total: z.number().catch(0),
})

/** The API's maximum page size, and the maximum number of cities searched. */
const PAGE_SIZE = 100
const MAX_CITIES = 1000

/**
 * The provider's English name of a city, for calls that take one (specification, section 7).
 *
 * @param city code or name; a value that is no code in the provider's list is returned as the name
 */
export async function requestCityName(
  city: string,
  settings: CatalogueSettings,
): Promise<{ readonly ok: true; readonly name: string } | Failure> {
  const code = city.toUpperCase()
  for (let offset = 0; offset < MAX_CITIES; offset += PAGE_SIZE) {
    const part = { language: 'EN', limit: String(PAGE_SIZE), offset: String(offset) }
    const answer = await requestCatalogue('/api/v1/city/list/', part, settings)
    if (!answer.ok) return answer
    const { data } = citiesSchema.safeParse(answer.value)
    if (!data) return { ok: false, reason: 'broken' }
    const found = data.cities.find((one) => one?.code.toUpperCase() === code)
    if (found) return { ok: true, name: found.displayName }
    if (offset + PAGE_SIZE >= data.total) break
  }
  return { ok: true, name: city }
}
