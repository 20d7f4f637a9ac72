import type { TourGroupTag } from '@passepartout/content-model/tour-group-tags'

/**
 * What a tag is derived from. `words`: a phrase for this need or part of the day, of the language's words of the search, in the name of the tour group
 * or of its sub-category; `category`: the sub-category is of this kind, by its name in those words; `hours`: `late` where it closes at
 * ten in the evening or later.
 */
export type TagEvidenceKind = 'descriptor' | 'flowType' | 'priceType' | 'subCategory' | 'words' | 'category' | 'hours'

export interface TagRule {
  readonly tag: TourGroupTag
  readonly evidence: TagEvidenceKind
  /** Codes, ids, or keys of the words; any of them is enough. */
  readonly values: readonly string[]
}

/** Every derivation of a tag; any rule is enough. */
export const TAG_RULES: readonly TagRule[] = [
  { tag: 'skipTheLine', evidence: 'descriptor', values: ['SKIP_THE_LINE'] },
  { tag: 'hotelPickup', evidence: 'descriptor', values: ['HOTEL_PICKUP'] },
  { tag: 'airportTransfer', evidence: 'descriptor', values: ['AIRPORT_TRANSFER', 'AIRPORT_PICKUP'] },
  { tag: 'airportTransfer', evidence: 'flowType', values: ['PRIVATE_AIRPORT_TRANSFER', 'SHARED_AIRPORT_TRANSFER'] },
  // Specification, section 9, "Sub-category ids": airport transfers and shared ones.
  { tag: 'airportTransfer', evidence: 'subCategory', values: ['1019', '1145'] },
  { tag: 'private', evidence: 'descriptor', values: ['PRIVATE', 'PRIVATE_TOUR'] },
  { tag: 'private', evidence: 'flowType', values: ['PRIVATE_AIRPORT_TRANSFER'] },
  { tag: 'private', evidence: 'priceType', values: ['PER_GROUP'] },
  { tag: 'indoor', evidence: 'descriptor', values: ['INDOOR', 'INDOORS'] },
  { tag: 'indoor', evidence: 'category', values: ['museums'] },
  { tag: 'family', evidence: 'descriptor', values: ['FAMILY', 'FAMILY_FRIENDLY', 'KID_FRIENDLY'] },
  { tag: 'family', evidence: 'category', values: ['family shows'] },
  { tag: 'family', evidence: 'words', values: ['family'] },
  { tag: 'night', evidence: 'descriptor', values: ['NIGHT', 'NIGHT_TOUR', 'OPEN_LATE'] },
  { tag: 'night', evidence: 'words', values: ['night', 'evening'] },
  { tag: 'night', evidence: 'hours', values: ['late'] },
  { tag: 'view', evidence: 'descriptor', values: ['VIEW', 'PANORAMIC_VIEW', 'ROOFTOP'] },
  { tag: 'view', evidence: 'category', values: ['observation decks'] },
  { tag: 'view', evidence: 'words', values: ['view'] },
  { tag: 'water', evidence: 'descriptor', values: ['BOAT', 'CRUISE', 'ON_THE_WATER'] },
  { tag: 'water', evidence: 'category', values: ['cruises', 'ferry tickets'] },
  { tag: 'water', evidence: 'words', values: ['water'] },
  { tag: 'food', evidence: 'descriptor', values: ['FOOD', 'MEAL_INCLUDED'] },
  // Specification, section 9, "Sub-category ids": food passes.
  { tag: 'food', evidence: 'subCategory', values: ['1031'] },
  { tag: 'food', evidence: 'category', values: ['food and wine'] },
  { tag: 'food', evidence: 'words', values: ['food'] },
  { tag: 'stepFree', evidence: 'descriptor', values: ['STEP_FREE', 'WHEELCHAIR_ACCESSIBLE'] },
  { tag: 'captioned', evidence: 'descriptor', values: ['CAPTIONED'] },
  { tag: 'audioDescribed', evidence: 'descriptor', values: ['AUDIO_DESCRIBED'] },
  { tag: 'signed', evidence: 'descriptor', values: ['SIGNED', 'SIGN_LANGUAGE'] },
  { tag: 'relaxed', evidence: 'descriptor', values: ['RELAXED'] },
]
