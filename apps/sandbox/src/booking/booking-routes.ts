import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { buildListingPriceOfDay, buildLowestListingPrice } from '../api/listing-price.ts'
import { buildCalendar } from '../catalogue/calendar.ts'
import { type Catalogue, cityOf, todayInCity } from '../catalogue/catalogue.ts'
import { tourIdOf, variantIdOf } from '../catalogue/prices.ts'
import { LANGUAGES, type TourGroup } from '../catalogue-schema.ts'
import { type Html, html } from '../pages/html.ts'
import { sendPage } from '../pages/page-shell.ts'
import { type BookingLink, parseBookingLink } from './booking-link.ts'

/**
 * Booking pages answer on every host, because each site names its own booking subdomain
 * (`book.wayfare.example.localhost:3002`); the page shows the requested host.
 */
export function bookingRoutes(app: FastifyInstance, catalogue: Catalogue): void {
  const show = (request: FastifyRequest, reply: FastifyReply) => {
    const url = new URL(request.url, 'http://sandbox')
    const path = decodeURIComponent(url.pathname)
    const link = parseBookingLink(request.hostname, path, url.searchParams)
    const isNumber = /^\d{1,10}$/.test(link.tgid)
    const tourGroup = isNumber ? catalogue.store.tourGroup(Number(link.tgid)) : undefined
    const problems = [...link.problems, ...findCatalogueMismatches(link, tourGroup)]
    const title = tourGroup?.text.en.name ?? 'Unknown booking link'
    const status = tourGroup ? (problems.length === 0 ? 200 : 400) : 404
    return sendPage(reply, status, title, bookingPage({ ...link, problems }, tourGroup, catalogue))
  }
  app.get('/book/*', show)
  app.get('/:language/book/*', show)
}

/** Simulates the provider's booking flow: shows the parsed link and the result of checking it against the catalogue. */
function bookingPage(link: BookingLink, tourGroup: TourGroup | undefined, catalogue: Catalogue): Html {
  const language = LANGUAGES.find((known) => known === link.language) ?? 'en'
  const name = tourGroup?.text[language].name
  return html`<p class="eyebrow">${link.host} · booking sandbox</p>
<h1 dir="auto" lang="${language}">${name ?? 'This booking link does not work'}</h1>
${problemList(link.problems)}
<div class="sheet">${tourGroup && picture(tourGroup)}<div class="inside"><dl>
${row('Tour group', link.tgid)}
${row('Stage', link.stage)}
${row('Language', describeLanguage(link.language))}
${row('Date', link.date && describeDate(link.date))}
${row('Variant', link.variantId && describeVariant(link.variantId, tourGroup, language))}
${row('Tour', link.tourId)}
${row('Currency', link.currencyCode)}
${tourGroup && priceRow(tourGroup, link, catalogue)}
${row('Promo code', link.couponCode)}
${row('Attribution (bi)', link.bi)}
</dl></div></div>
${link.others.length > 0 && html`<h2>Other parameters</h2><div class="sheet"><div class="inside"><dl>${link.others.map(([key, value]) => row(key, value || '(empty)'))}</dl></div></div>`}
<p>In production this address leads to the provider’s own checkout. Nothing can be bought here.</p>`
}

/** Problems found by comparing with the catalogue. */
function findCatalogueMismatches(link: BookingLink, tourGroup: TourGroup | undefined): string[] {
  if (!tourGroup) return /^\d+$/.test(link.tgid) ? [`There is no tour group ${link.tgid}.`] : []
  const indexes = [...tourGroup.variants.keys()]
  const knows = (wanted: string | undefined, ids: readonly number[]) =>
    !wanted || ids.some((id) => String(id) === wanted)
  const variants = indexes.map((index) => variantIdOf(tourGroup, index))
  const tours = indexes.map((index) => tourIdOf(tourGroup, index))
  return [
    ...(knows(link.variantId, variants) ? [] : [`The tour group has no variant ${link.variantId}.`]),
    ...(knows(link.tourId, tours) ? [] : [`The tour group has no tour ${link.tourId}.`]),
  ]
}

function problemList(problems: readonly string[]): Html | false {
  return (
    problems.length > 0 &&
    html`<div class="problems" role="alert"><strong>What is wrong with this link</strong><ul>${problems.map((problem) => html`<li>${problem}</li>`)}</ul></div>`
  )
}

function picture(tourGroup: TourGroup): Html {
  const source = `/images/catalogue/${tourGroup.pictures[0]}`
  return html`<img class="picture" src="${source}?w=1000&amp;h=460&amp;fit=crop&amp;auto=format" alt="" width="1000" height="460">`
}

function row(label: string, value: string | undefined | false): Html | false {
  return value !== undefined && value !== false && value !== '' && html`<dt>${label}</dt><dd dir="auto">${value}</dd>`
}

function describeLanguage(code: string): string {
  try {
    return `${new Intl.DisplayNames('en', { type: 'language' }).of(code)} (${code})`
  } catch {
    return code
  }
}

function describeDate(date: string): string {
  const time = Date.parse(`${date}T00:00Z`)
  if (Number.isNaN(time)) return date
  const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(time)
  return `${words} (${date})`
}

function describeVariant(id: string, tourGroup: TourGroup | undefined, language: (typeof LANGUAGES)[number]): string {
  const variant = tourGroup?.variants.find((_, index) => String(variantIdOf(tourGroup, index)) === id)
  return variant ? `${variant.name[language]} (${id})` : id
}

/** The price of the selected variant on the selected day, charges included; without a day the lowest price. */
function priceRow(tourGroup: TourGroup, link: BookingLink, catalogue: Catalogue): Html | false {
  const home = cityOf(catalogue, tourGroup.cityCode).country.currency
  const isKnown = link.currencyCode !== undefined && catalogue.currencies.has(link.currencyCode)
  const context = { catalogue, language: 'en', currency: isKnown ? link.currencyCode : home } as const
  const isChosen = (index: number) => String(variantIdOf(tourGroup, index)) === link.variantId
  const variant = tourGroup.variants.keys().find(isChosen) ?? 0
  const days = buildCalendar(tourGroup, todayInCity(catalogue, tourGroup.cityCode))
  const day = days.find(({ date, soldOut }) => date === link.date && !soldOut)
  const price = day
    ? buildListingPriceOfDay(tourGroup, context, variant, day.priceFactor)
    : buildLowestListingPrice(tourGroup, context, variant)
  const amount = price.finalPrice + price.extraCharges
  const words = new Intl.NumberFormat('en-GB', { style: 'currency', currency: price.currencyCode }).format(amount)
  return row(day ? 'Price' : 'Price from', words)
}
