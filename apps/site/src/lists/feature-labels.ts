import type { MessageKey } from '../i18n/translate.ts'

/** The words of the features by which lists are filtered (catalogue/has-feature.ts). */
export const FEATURE_LABELS: Readonly<Record<string, MessageKey>> = {
  room: 'lists.room',
  'free-cancellation': 'card.freeCancellation',
  'day-before': 'lists.dayBefore',
  'skip-the-line': 'feature.skipTheLine',
  guide: 'tickets.guided',
  private: 'lists.private',
  'pick-up': 'feature.hotelPickup',
  airport: 'lists.airport',
  indoor: 'lists.indoor',
  family: 'lists.family',
  night: 'lists.night',
  view: 'lists.view',
  water: 'lists.water',
  food: 'lists.food',
  'step-free': 'lists.stepFree',
  captioned: 'lists.captioned',
  'audio-described': 'lists.audioDescribed',
  signed: 'lists.signed',
  relaxed: 'lists.relaxed',
}
