import type { CatalogueData, LocalisedText, TourGroup } from '../../catalogue-schema.ts'
import { buildPerLanguage } from '../build-per-language.ts'
import { composeTourGroup, slugsOf, type TourGroupSources } from '../compose-tour-group.ts'
import type { SourceFiles } from './load-catalogue-source.ts'
import type { PlaceFacts, TourGroupFacts } from './source-facts.ts'
import type { LanguageTexts } from './source-texts.ts'
import { translateAddress } from './translate-address.ts'

/** Joins facts and texts; all references were checked before. */
export function joinFactsAndTexts(files: SourceFiles): CatalogueData {
  const { texts, languages } = files.texts
  const say = (find: (texts: LanguageTexts) => string | undefined): LocalisedText =>
    buildPerLanguage((language) => find(texts[language]) ?? missing())
  const addressOf = (address: string) => translateAddress(files.texts.addresses, address)
  const places = new Map(files.places.data.map((place) => [place.key, place]))
  const tourGroups = files.tourGroups.flatMap((file) => file.data)

  return {
    languages,
    phrases: buildPerLanguage((language) => texts[language].phrases),
    cities: files.cities.data.map(({ guideLanguages: _, departurePlace: __, ...city }) => ({
      ...city,
      displayName: say(({ cities }) => cities[city.code]?.name),
      country: { ...city.country, displayName: say(({ cities }) => cities[city.code]?.country) },
    })),
    categories: files.categories.data.map(({ id, subCategories }) => ({
      id,
      displayName: say(({ categories }) => categories[id]),
      subCategories: subCategories.map((child) => ({ id: child, displayName: say((own) => own.categories[child]) })),
    })),
    collections: files.collections.data.map((collection) => {
      const displayName = say(({ collections }) => collections[collection.id]?.displayName)
      const heading = say(({ collections }) => collections[collection.id]?.heading)
      return {
        ...collection,
        displayName,
        heading,
        urlSlug: slugsOf(displayName),
        pageTitle: buildPerLanguage((language) => `${displayName[language]}: ${heading[language]}`),
        subtext: say(({ collections }) => collections[collection.id]?.subtext),
        longFormDescription: buildPerLanguage(
          (language) => texts[language].collections[collection.id]?.description ?? [],
        ),
        metaDescription: say(({ collections }) => collections[collection.id]?.metaDescription),
      }
    }),
    tourGroups: joinTourGroups(files, tourGroups, places),
    rates: files.rates.data,
    reviews: {
      ...files.reviews.data,
      personas: files.reviews.data.personas.map((key) => say(({ personas }) => personas[key])),
    },
    itineraries: files.itineraries.data.map((itinerary) => ({
      ...itinerary,
      sections: itinerary.sections.map(({ place: key, ...section }, index) => {
        const { latitude, longitude } = places.get(key) ?? missing()
        const description = buildPerLanguage(
          (language) =>
            files.texts.stops[language].data[itinerary.tourGroupId]?.[index] ??
            texts[language].places[key]?.essence ??
            '',
        )
        const name = say((own) => own.places[key]?.name)
        const isDescribed = Object.values(description).every((text) => text !== '')
        return { latitude, longitude, name, ...(isDescribed ? { description } : {}), ...section }
      }),
    })),
    banners: files.banners.data.map((banner) => ({
      ...banner,
      title: say(({ banners }) => banners[banner.id]?.title),
      altText: say(({ banners }) => banners[banner.id]?.altText),
    })),
    pointsOfInterest: files.pointsOfInterest.data.map(({ id, place: key, picture }) => {
      const { cityCode, latitude, longitude, addressLine1 } = places.get(key) ?? missing()
      const name = say((own) => own.places[key]?.name)
      const description = say((own) => own.places[key]?.essence)
      return { id, cityCode, name, description, latitude, longitude, addressLine1: addressOf(addressLine1), picture }
    }),
  }
}

function joinTourGroups(
  files: SourceFiles,
  tourGroups: readonly TourGroupFacts[],
  places: ReadonlyMap<string, PlaceFacts>,
): TourGroup[] {
  const { texts, handwritten } = files.texts
  const templates = new Map(files.templates.data.map((template) => [template.key, template]))
  const titles = new Map(files.shows.data.map((show) => [show.key, show.title]))
  const cities = new Map(files.cities.data.map((city) => [city.code, city]))
  const points = new Map(files.pointsOfInterest.data.map((point) => [point.place, point.id]))
  const own = buildPerLanguage(
    (language) => new Map(handwritten[language].flatMap((file) => Object.entries(file.data))),
  )
  return tourGroups.map((facts) => {
    const keys = [facts.place, facts.secondPlace]
    const { guideLanguages, departurePlace } = cities.get(facts.cityCode) ?? missing()
    const parts: TourGroupSources = {
      facts,
      template: templates.get(facts.template) ?? missing(),
      place: places.get(facts.place ?? ''),
      departure: places.get(departurePlace ?? ''),
      guideLanguages,
      show: titles.get(facts.show ?? ''),
      pointOfInterestIds: keys.map((key) => points.get(key ?? '')).filter((id) => id !== undefined),
      addressOf: (address) => translateAddress(files.texts.addresses, address),
      handwritten: (language) => own[language].get(String(facts.id)),
    }
    return composeTourGroup(parts, texts)
  })
}

function missing(): never {
  throw new RangeError('the source is unchecked')
}
