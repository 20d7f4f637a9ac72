import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { PriceLookup } from '@passepartout/content-model/shortcodes/price-lookup'
import { z } from 'zod'
import { type CatalogueSettings, requestCatalogue } from '../catalogue-picker/provider-api/request-catalogue.ts'
import { requestCityName } from '../catalogue-picker/provider-api/request-city-name.ts'

export interface Money {
  readonly amount: number
  readonly currency: CurrencyCode
}

/** `money` is absent when the catalogue answers without a price. */
export type PriceAnswer =
  | { readonly ok: true; readonly money?: Money }
  | { readonly ok: false; readonly reason: 'late' | 'broken' }

const amount = z.number().nullish().catch(undefined)
const code = z.string().nullish()

const NO_PRICE = { amount: undefined, currency: undefined }

/** The final price of a tour group and its extra charges (specification, section 9, "Price sources by entity"). */
export const listingPriceSchema = z
  .object({
    currencyCode: code,
    finalPrice: amount,
    extraCharges: amount,
    isPricingInclusiveOfExtraCharges: z.boolean().nullish(),
  })
  .transform(({ currencyCode, extraCharges, finalPrice, isPricingInclusiveOfExtraCharges }) => {
    const extra = isPricingInclusiveOfExtraCharges ? 0 : (extraCharges ?? 0)
    return { amount: finalPrice && finalPrice + extra, currency: currencyCode }
  })
  .nullish()
  .catch(undefined)

/** The lowest price of a collection. */
export const startingPriceSchema = z
  .object({ listingPrice: amount, currency: code })
  .transform(({ currency, listingPrice }) => ({ amount: listingPrice, currency }))
  .nullish()
  .catch(undefined)

const tourGroups = z
  .object({ tourGroups: z.array(z.object({ id: z.number(), listingPrice: listingPriceSchema })) })
  .transform(({ tourGroups: [group] }) => group?.listingPrice ?? NO_PRICE)

const collections = z
  .object({ collections: z.array(z.object({ startingPrice: startingPriceSchema })) })
  .transform(({ collections: [collection] }) => collection?.startingPrice ?? NO_PRICE)

const lowestPrice = z
  .object({
    unFilteredMetaData: z.object({ minPrice: amount }),
    currency: z.object({ code }).nullish().catch(undefined),
  })
  .transform(({ unFilteredMetaData, currency }) => ({ amount: unFilteredMetaData.minPrice, currency: currency?.code }))

/**
 * The current price, by the same rules as on the site (specification, section 9, "Price sources by entity"): the final price
 * plus its extra charges, in the requested currency only.
 */
export async function requestPrice(question: PriceLookup, settings: CatalogueSettings): Promise<PriceAnswer> {
  const city = question.city === undefined ? undefined : await requestCityName(question.city, settings)
  if (city?.ok === false) return { ok: false, reason: city.reason === 'late' ? 'late' : 'broken' }
  const { path, query } = addressOf(question, city?.name)
  const answer = await requestCatalogue(path, query, settings)
  if (!answer.ok) return answer.reason === 'absent' ? { ok: true } : { ok: false, reason: answer.reason }
  const found = schemaOf(question).safeParse(answer.value)
  if (!found.success) return { ok: false, reason: 'broken' }
  const { amount, currency } = found.data
  const isPrice = amount && amount > 0 && currency === question.currency
  return isPrice ? { ok: true, money: { amount: roundMoney(amount), currency: question.currency } } : { ok: true }
}

function schemaOf({ entity }: PriceLookup) {
  if (entity === 'Tgid') return tourGroups
  return entity === 'Collection' ? collections : lowestPrice
}

/**
 * The address of a catalogue call (specification, section 7).
 *
 * @param cityName as the provider writes it
 */
function addressOf({ entity, id, currency }: PriceLookup, cityName: string | undefined) {
  const query = { language: 'EN', currency, 'fallback-to-english': 'false' }
  switch (entity) {
    case 'Tgid':
      return { path: '/api/v6/tour-groups/', query: { 'ids[]': String(id), ...query } }
    case 'Collection':
      return { path: '/api/v1/collection/', query: { 'ids[]': String(id), language: 'EN', currency } }
    case 'Category':
    case 'SubCategory': {
      const folder = entity === 'Category' ? 'category' : 'sub-category'
      const where = cityName === undefined ? {} : { city: cityName }
      return {
        path: `/api/v6/tour-groups/list-by/${folder}/${id}/`,
        query: { ...where, ...query, 'src-version': 'v3' },
      }
    }
  }
}

/** Rounds the error of floating-point sums, such as 0.1 + 0.2. */
export function roundMoney(sum: number): number {
  return Math.round(sum * 100) / 100
}
