import { hasExplicitStartTimes, nextAvailableDay, nextOpenDay } from '../catalogue/calendar.ts'
import { cityOf, pictureUrl, type ResponseContext, todayInCity } from '../catalogue/catalogue.ts'
import { CURRENCIES } from '../catalogue/currencies.ts'
import { tourIdOf, variantIdOf } from '../catalogue/prices.ts'
import type { City, TourGroup } from '../catalogue-schema.ts'
import { applyIrregularities, isOpenDated } from './irregular-responses.ts'
import { buildLowestListingPrice } from './listing-price.ts'
import { faqHtml, paragraphsHtml } from './markup.ts'
import { buildCardWithoutIrregularities } from './tour-group-card.ts'

const MINUTE = 60_000
/** Maximum number of people per booking. */
const USUAL_PARTY = 9

/** A complete tour group (catalogue API, "Product adds"). */
export function buildProduct(tourGroup: TourGroup, context: ResponseContext) {
  const { catalogue, language } = context
  const text = tourGroup.text[language]
  const city = cityOf(catalogue, tourGroup.cityCode)
  const currencyCode = context.currency ?? city.country.currency
  return applyIrregularities(tourGroup.id, {
    ...buildCardWithoutIrregularities(tourGroup, context),
    city: buildCity(city, context),
    imageUploads: tourGroup.pictures.map((name) => ({
      url: pictureUrl(catalogue, name),
      alt: text.name,
      title: text.name,
      credit: null,
    })),
    metaTitle: `${text.name} | ${city.displayName[language]}`,
    metaDescription: text.shortSummary,
    summary: paragraphsHtml(text.summary ?? [text.shortSummary]),
    faq: faqHtml(text.faq),
    ticketDeliveryInfo: paragraphsHtml([catalogue.phrases[language].ticketDelivery]),
    hasMobileTicket: tourGroup.mobileTicket,
    hasHotelPickup: tourGroup.hotelPickup,
    hasInstantConfirmation: tourGroup.instantConfirmation,
    hasSkipTheLine: tourGroup.skipTheLine,
    hasFreeCancellation: tourGroup.cancellableUpToMinutes !== null,
    startLocation: buildLocation(tourGroup.startPoint, city, context),
    endLocation: tourGroup.endPoint ? buildLocation(tourGroup.endPoint, city, context) : null,
    currency: CURRENCIES.find((currency) => currency.code === currencyCode) ?? null,
    canonicalUrl: null,
    noIndex: false,
    supportedLanguages: tourGroup.supportedLanguages,
    contentMachineTranslated: false,
    variants: buildVariants(tourGroup, context),
    operatingScheduleInfo: buildSchedule(tourGroup, context),
    linkedPOIIds: tourGroup.pointOfInterestIds,
  })
}

export function buildCity(city: City, { language }: Pick<ResponseContext, 'language'>) {
  return {
    code: city.code,
    displayName: city.displayName[language],
    country: {
      code: city.country.code,
      displayName: city.country.displayName[language],
      currency: city.country.currency,
    },
    timeZone: city.timeZone,
  }
}

function buildLocation(point: TourGroup['startPoint'], city: City, { language }: ResponseContext) {
  return {
    latitude: point.latitude,
    longitude: point.longitude,
    addressLine1: point.addressLine1[language],
    addressLine2: null,
    cityName: city.displayName[language],
    postalCode: null,
    countryCode: city.country.code,
  }
}

function buildVariants(tourGroup: TourGroup, context: ResponseContext) {
  const duration = tourGroup.durationMinutes === null ? null : tourGroup.durationMinutes * MINUTE
  return tourGroup.variants.map((variant, index) => {
    const name = variant.name[context.language]
    const tour = { id: tourIdOf(tourGroup, index), name, duration, inventoryType: 'FIXED_START_FIXED_DURATION' }
    const cashback = tourGroup.cashback ?? { type: 'PERCENTAGE', value: 0 }
    return {
      id: variantIdOf(tourGroup, index),
      name,
      variantInfo: variant.info?.[context.language] ?? '',
      listingPrice: buildLowestListingPrice(tourGroup, context, index),
      openDated: isOpenDated(tourGroup.id),
      tours: [
        {
          ...tour,
          minPax: 1,
          maxPax: variant.maxPax ?? tourGroup.groupSize ?? USUAL_PARTY,
          cashbackValue: cashback.value,
          cashbackType: cashback.type,
        },
      ],
    }
  })
}

/** Opening hours of a place; a product with fixed start times, such as a show, has starts instead ("Inventories"). */
function buildSchedule(tourGroup: TourGroup, { catalogue, language }: ResponseContext) {
  const isOpen = !hasExplicitStartTimes(tourGroup)
  // A sold-out place is still open.
  const day = (isOpen ? nextOpenDay : nextAvailableDay)(tourGroup, todayInCity(catalogue, tourGroup.cityCode))
  return {
    closestOpenDate: day?.date ?? null,
    openingTime: isOpen ? tourGroup.schedule.opens : null,
    closingTime: isOpen ? tourGroup.schedule.closes : null,
    status: day ? catalogue.phrases[language].open : catalogue.phrases[language].closed,
  }
}
