import { MAX_COMPASS_DEGREES } from '@passepartout/content-model/best-time-to-visit'
import { DAY_TIMELINE_PAGE_TYPES } from '@passepartout/content-model/page'
import type { GroupField } from 'payload'
import { createValueValidator, messageUnless } from '../../messages/create-validator.ts'
import { TRANSLATABLE_TEXT_MARK } from '../rich-text/with-shortcode-tools.ts'
import { isEmptyFieldValue } from '../validation/is-empty.ts'
import { checkHourNotes, checkTides } from '../validation/validate-hour-notes-and-tides.ts'
import { timeOfDayField } from './time-of-day-field.ts'

/** Characters of 800 tides, and of five notes. */
const LONGEST = 24_000

/**
 * What only an editor knows of the hours at a place (docs/how-to/say-the-right-hour.md). Notes and tides are lines: rows of a table
 * would have other ids in each translation, and nobody types a year of tides into rows.
 */
export const bestTimeToVisitField: GroupField = {
  name: 'rightHour',
  type: 'group',
  label: 'The right hour',
  admin: {
    description:
      'For pages of one product and lists about one place: what the drawn day says besides sun, opening hours and starts. What is empty is not said. A new translation begins with it.',
    condition: (data) => DAY_TIMELINE_PAGE_TYPES.includes(data.pageType),
  },
  fields: [
    {
      name: 'facing',
      type: 'number',
      label: 'The façade looks to',
      admin: {
        description:
          'In whole degrees: 0 is north, 90 east, 180 south, 270 west. The page says when the sun is on that side.',
      },
      validate: createValueValidator((value) =>
        messageUnless(isEmptyFieldValue(value) || isDirection(value), 'facing.degrees'),
      ),
    },
    {
      type: 'row',
      fields: [
        timeOfDayField('lightsFrom', 'Lights from', 'By the clock of the place, such as 18:30.', 'lightsUntil'),
        timeOfDayField('lightsUntil', 'Lights until', 'After midnight if it is not later.', 'lightsFrom'),
      ],
    },
    {
      name: 'hourNotes',
      type: 'textarea',
      maxLength: LONGEST,
      label: 'What was seen there',
      custom: TRANSLATABLE_TEXT_MARK,
      admin: {
        description:
          'A line for each: the day on which it was seen, and a sentence, such as 2026-11-12 Quiet after 17:00. Visitors read both; after a year and a half the line is not shown any more.',
      },
      validate: createValueValidator(checkHourNotes),
    },
    {
      name: 'tides',
      type: 'textarea',
      maxLength: LONGEST,
      label: 'Tides',
      admin: {
        description:
          'A line for each, by the clock of the place: 2026-12-05 06:12 high. The page says those of its day.',
      },
      validate: createValueValidator(checkTides),
    },
  ],
}

function isDirection(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_COMPASS_DEGREES
}
