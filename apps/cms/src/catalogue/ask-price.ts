import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { PriceQuestion } from '@passepartout/content-model/shortcodes/price-question'
import { z } from 'zod'
import type { Settings } from '../settings.ts'

export interface Money {
  readonly amount: number
  readonly currency: CurrencyCode
}

/** `money` is absent where the catalogue answers and has no price. */
export type PriceAnswer =
  | { readonly ok: true; readonly money?: Money }
  | { readonly ok: false; readonly reason: 'late' | 'broken' }

type CatalogueSettings = NonNullable<Settings['catalogue']>

const amount = z.number().nullish().catch(undefined)
const code = z.string().nullish()

const tourGroups = z
  .object({
    tourGroups: z.array(
      z.object({
        id: z.number(),
        listingPrice: z
          .object({
            currencyCode: code,
            finalPrice: amount,
            extraCharges: amount,
            isPricingInclusiveOfExtraCharges: z.boolean().nullish(),
          })
          .nullish()
          .catch(undefined),
      }),
    ),
  })
  .transform(({ tourGroups: [group] }) => {
    const { currencyCode, finalPrice, extraCharges, isPricingInclusiveOfExtraCharges } = group?.listingPrice ?? {}
    const extra = isPricingInclusiveOfExtraCharges ? 0 : (extraCharges ?? 0)
    return { amount: finalPrice && finalPrice + extra, currency: currencyCode }
  })

const collections = z
  .object({
    collections: z.array(
      z.object({ startingPrice: z.object({ listingPrice: amount, currency: code }).nullish().catch(undefined) }),
    ),
  })
  .transform(({ collections: [collection] }) => ({
    amount: collection?.startingPrice?.listingPrice,
    currency: collection?.startingPrice?.currency,
  }))

const lowestPrice = z
  .object({
    unFilteredMetaData: z.object({ minPrice: amount }),
    currency: z.object({ code }).nullish().catch(undefined),
  })
  .transform(({ unFilteredMetaData, currency }) => ({ amount: unFilteredMetaData.minPrice, currency: currency?.code }))

/**
 * The price of now, by the rules with which the site shows it (specification, section 9, "Price sources by entity"): the
 * final price and its extra charges, in the currency that was asked for and in no other.
 */
export async function askPrice(question: PriceQuestion, settings: CatalogueSettings): Promise<PriceAnswer> {
  const signal = AbortSignal.timeout(settings.timeout)
  try {
    const response = await fetch(addressOf(question, settings.url), {
      headers: { accept: 'application/json', ...(settings.apiKey ? { 'api-key': settings.apiKey } : {}) },
      redirect: 'error',
      cache: 'no-store',
      signal,
    })
    if (response.status === 404) return { ok: true }
    const found = response.ok ? schemaOf(question).safeParse(await response.json()) : undefined
    if (!found?.success) return { ok: false, reason: 'broken' }
    const { amount, currency } = found.data
    const isPrice = amount && amount > 0 && currency === question.currency
    return isPrice ? { ok: true, money: { amount: roundMoney(amount), currency: question.currency } } : { ok: true }
  } catch {
    return { ok: false, reason: signal.aborted ? 'late' : 'broken' }
  }
}

function schemaOf({ entity }: PriceQuestion) {
  if (entity === 'Tgid') return tourGroups
  return entity === 'Collection' ? collections : lowestPrice
}

/** Specification, section 7: the catalogue's calls. */
function addressOf({ entity, id, city, currency }: PriceQuestion, url: string): URL {
  const query = { language: 'EN', currency, 'fallback-to-english': 'false' }
  switch (entity) {
    case 'Tgid':
      return build('/api/v6/tour-groups/', { 'ids[]': String(id), ...query })
    case 'Collection':
      return build('/api/v1/collection/', { 'ids[]': String(id), language: 'EN', currency })
    case 'Category':
    case 'SubCategory': {
      const folder = entity === 'Category' ? 'category' : 'sub-category'
      const where = city === undefined ? {} : { city }
      return build(`/api/v6/tour-groups/list-by/${folder}/${id}/`, { ...where, ...query, 'src-version': 'v3' })
    }
  }

  function build(path: string, parameters: Readonly<Record<string, string>>): URL {
    const address = new URL(url.replace(/\/$/, '') + path)
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
    return address
  }
}

/** Sums of decimal fractions leave dust: 0.1 + 0.2. */
function roundMoney(sum: number): number {
  return Math.round(sum * 100) / 100
}
