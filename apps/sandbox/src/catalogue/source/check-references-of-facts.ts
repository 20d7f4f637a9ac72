import { REVIEW_KINDS, type TourGroup } from '../../catalogue-schema.ts'
import { CURRENCIES } from '../currencies.ts'
import type { SourceFiles } from './load-catalogue-source.ts'
import type { TourGroupFacts } from './source-facts.ts'
import {
  checkUnique,
  createSourceError,
  forEachRow,
  type RowErrorFactory,
  type SourceErrorFactory,
} from './source-file.ts'

/**
 * Checks references between all files.
 *
 * @param pictureNames every existing picture
 * @throws SourceError at the first fault
 */
export function checkReferencesOfFacts(files: SourceFiles, pictureNames: ReadonlySet<string>): void {
  checkRates(files.rates)
  checkReviewPool(files.reviews)
  const check = checker(files, pictureNames)

  forEachRow(files.cities, (city, at) => {
    check.optional('place', city.departurePlace, at('departurePlace'))
    check.picture(city.picture, at('picture'))
    check.currency(city.country.currency, at('country', 'currency'))
    check.timeZone(city.timeZone, at('timeZone'))
  })
  forEachRow(files.collections, (collection, at) => {
    check.known('city', collection.cityCode, at('cityCode'))
    check.picture(collection.heroPicture, at('heroPicture'))
    check.picture(collection.cardPicture, at('cardPicture'))
    check.each('collection', collection.parentIds, at, 'parentIds')
    check.optional('pointOfInterest', collection.pointOfInterestId, at('pointOfInterestId'))
  })
  forEachRow(files.places, (place, at) => {
    check.known('city', place.cityCode, at('cityCode'))
    check.optional('subCategory', place.subCategoryId, at('subCategoryId'))
  })
  forEachRow(files.templates, (template, at) => {
    check.optional('subCategory', template.subCategoryId, at('subCategoryId'))
    checkVariants(template.variants, at, check)
  })
  forEachRow(files.shows, (show, at) => check.known('template', show.genre, at('genre')))
  for (const file of files.tourGroups) {
    forEachRow(file, (tourGroup, at) => {
      checkTourGroup(tourGroup, at, check)
      checkParts(tourGroup, at, check, files)
    })
  }
  checkNoTwins(files)
  forEachRow(files.itineraries, (itinerary, at) => {
    check.known('tourGroup', itinerary.tourGroupId, at('tourGroupId'))
    for (const [index, { place }] of itinerary.sections.entries()) {
      check.known('place', place, at('sections', index, 'place'))
    }
  })
  forEachRow(files.banners, (banner, at) => {
    check.known('city', banner.cityCode, at('cityCode'))
    check.picture(banner.picture, at('picture'))
    check.picture(banner.mobilePicture, at('mobilePicture'))
  })
  forEachRow(files.pointsOfInterest, (point, at) => {
    check.known('place', point.place, at('place'))
    check.picture(point.picture, at('picture'))
    if (files.texts.texts.en.places[point.place]?.essence === undefined)
      throw at('place')(`${point.place} has no essence`)
  })
}

/** @throws SourceError when two rows of a file have the same id */
export function checkUniqueIds(files: SourceFiles): void {
  checkUnique([files.cities], (city) => city.code)
  checkUnique([files.categories], (category) => category.id)
  checkUniqueSubCategories(files.categories)
  checkUnique([files.collections], (collection) => collection.id)
  checkUnique([files.places], (place) => place.key)
  checkUnique([files.templates], (template) => template.key)
  checkUnique([files.shows], (show) => show.key)
  checkUnique(files.tourGroups, (tourGroup) => tourGroup.id)
  checkUnique([files.itineraries], (itinerary) => itinerary.tourGroupId)
  checkUnique([files.banners], (banner) => banner.id)
  checkUnique([files.pointsOfInterest], (point) => point.id)
}

function checkUniqueSubCategories(categories: SourceFiles['categories']): void {
  const seen = new Set<number>(categories.data.map((category) => category.id))
  forEachRow(categories, (category, at) => {
    for (const [index, id] of category.subCategories.entries()) {
      if (seen.has(id)) throw at('subCategories', index)(`duplicate id ${id}`)
      seen.add(id)
    }
  })
}

function checkRates(file: SourceFiles['rates']): void {
  for (const { code } of CURRENCIES) {
    if (file.data[code] === undefined) throw createSourceError(file, [], `no rate for ${code}`)
  }
  for (const code of Object.keys(file.data)) {
    if (!CURRENCIES.some((currency) => currency.code === code))
      throw createSourceError(file, [code], 'unknown currency')
  }
  if (file.data.EUR !== 1) throw createSourceError(file, ['EUR'], 'the rate of EUR must be 1')
}

function checkReviewPool(file: SourceFiles['reviews']): void {
  for (const [index, { language }] of file.data.texts.entries()) {
    const at = ['texts', index, 'language']
    if (!file.data.names[language]) throw createSourceError(file, at, `no names for language ${language}`)
    if (!file.data.countries[language]) throw createSourceError(file, at, `no countries for language ${language}`)
  }
  for (const kind of REVIEW_KINDS) {
    if (!file.data.texts.some((entry) => entry.kinds.includes(kind)))
      throw createSourceError(file, ['texts'], `no text of kind ${kind}`)
  }
}

function checkTourGroup(tourGroup: TourGroupFacts, at: RowErrorFactory, check: Checker): void {
  check.known('city', tourGroup.cityCode, at('cityCode'))
  check.optional('subCategory', tourGroup.subCategoryId, at('subCategoryId'))
  check.each('collection', tourGroup.collectionIds, at, 'collectionIds')
  if (tourGroup.primaryCollectionId !== null && !tourGroup.collectionIds.includes(tourGroup.primaryCollectionId)) {
    throw at('primaryCollectionId')(`collection ${tourGroup.primaryCollectionId} is not among collectionIds`)
  }
  for (const [index, picture] of tourGroup.pictures.entries()) check.picture(picture, at('pictures', index))
  check.each('pointOfInterest', tourGroup.pointOfInterestIds ?? [], at, 'pointOfInterestIds')
  check.optional('promotion', tourGroup.promotion, at('promotion'))
  check.known('template', tourGroup.template, at('template'))
  check.optional('place', tourGroup.place, at('place'))
  check.optional('place', tourGroup.secondPlace, at('secondPlace'))
  check.optional('show', tourGroup.show, at('show'))
  if (tourGroup.variants) checkVariants(tourGroup.variants, at, check)
}

/** Checks that template, place and show together give a complete product. */
function checkParts(tourGroup: TourGroupFacts, at: RowErrorFactory, check: Checker, { texts }: SourceFiles): void {
  const english = texts.texts.en
  const pattern = english.templates[tourGroup.template]?.name ?? ''
  for (const part of ['place', 'secondPlace', 'show'] as const) {
    const isNamed = pattern.includes(`{${part}}`)
    if (isNamed && tourGroup[part] === undefined) throw at('template')(`${tourGroup.template} needs a ${part}`)
    if (!isNamed && tourGroup[part] !== undefined) throw at(part)(`${tourGroup.template} has no ${part}`)
  }
  const { place, show } = tourGroup
  if (place !== undefined && english.places[place]?.essence === undefined) throw at('place')(`${place} has no essence`)
  if (show !== undefined && check.shows.get(show)?.genre !== tourGroup.template) {
    throw at('template')(`${show} is no ${tourGroup.template}`)
  }
  const template = check.templates.get(tourGroup.template)
  const subCategory = tourGroup.subCategoryId ?? template?.subCategoryId ?? check.places.get(place ?? '')?.subCategoryId
  if (subCategory === undefined) throw at()('neither it nor its template nor its place has a subCategoryId')
  if (tourGroup.startPoint !== undefined) return
  if (place === undefined) throw at()('without a place it needs a startPoint')
  if (template?.isTrip && check.cities.get(tourGroup.cityCode)?.departurePlace === undefined) {
    throw at('template')(`a trip needs a startPoint, or a departurePlace of ${tourGroup.cityCode}`)
  }
}

function checkVariants(
  variants: readonly { readonly key: string; readonly priceFactor: number }[],
  at: RowErrorFactory,
  check: Checker,
): void {
  for (const [index, { key }] of variants.entries()) check.known('variant', key, at('variants', index, 'key'))
  if (Math.min(...variants.map((variant) => variant.priceFactor)) !== 1) {
    throw at('variants')('the cheapest variant must have priceFactor 1')
  }
}

/** Two products with the same template and place would have the same name. */
function checkNoTwins({ tourGroups }: SourceFiles): void {
  const seen = new Map<string, number>()
  for (const file of tourGroups) {
    forEachRow(file, ({ id, template, place, secondPlace, show }, at) => {
      const parts = [template, place, secondPlace, show].join(' ')
      const twin = seen.get(parts)
      if (twin !== undefined) throw at()(`has the same template and place as tourGroup ${twin}`)
      seen.set(parts, id)
    })
  }
}

type Checker = ReturnType<typeof checker>

function checker(files: SourceFiles, pictureNames: ReadonlySet<string>) {
  const { texts } = files.texts
  const templates = new Map(files.templates.data.map((template) => [template.key, template]))
  const places = new Map(files.places.data.map((place) => [place.key, place]))
  const cities = new Map(files.cities.data.map((city) => [city.code, city]))
  const shows = new Map(files.shows.data.map((show) => [show.key, show]))
  const ids = {
    city: new Set(cities.keys()),
    collection: new Set(files.collections.data.map((collection) => collection.id)),
    subCategory: new Set(files.categories.data.flatMap((category) => category.subCategories)),
    tourGroup: new Set(files.tourGroups.flatMap((file) => file.data).map((tourGroup) => tourGroup.id)),
    pointOfInterest: new Set(files.pointsOfInterest.data.map((point) => point.id)),
    template: new Set(templates.keys()),
    place: new Set(places.keys()),
    show: new Set(shows.keys()),
    variant: new Set(Object.keys(texts.en.variants)),
    promotion: new Set(Object.keys(texts.en.promotions)),
  } satisfies Record<string, ReadonlySet<TourGroup['id'] | string>>

  function known(what: keyof typeof ids, value: string | number, at: SourceErrorFactory): void {
    const set: ReadonlySet<string | number> = ids[what]
    if (!set.has(value)) throw at(`unknown ${what} ${value}`)
  }
  return {
    ...{ templates, places, cities, shows },
    known,
    optional(what: keyof typeof ids, value: string | number | undefined, at: SourceErrorFactory): void {
      if (value !== undefined) known(what, value, at)
    },
    each(what: keyof typeof ids, values: readonly (string | number)[], at: RowErrorFactory, field: string): void {
      for (const [index, value] of values.entries()) known(what, value, at(field, index))
    },
    picture(name: string, at: SourceErrorFactory): void {
      if (!pictureNames.has(name)) throw at(`unknown picture ${name}`)
    },
    currency(value: string, at: SourceErrorFactory): void {
      if (!CURRENCIES.some((currency) => currency.code === value)) throw at(`unknown currency ${value}`)
    },
    timeZone(value: string, at: SourceErrorFactory): void {
      try {
        new Intl.DateTimeFormat('en', { timeZone: value })
      } catch {
        throw at(`unknown time zone ${value}`)
      }
    },
  }
}
