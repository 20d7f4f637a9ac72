import { MAX_PLANNED_DAYS, MAX_STOPS_PER_DAY } from '@passepartout/content-model/blocks/plan-of-days'
import { rowsField } from '../../fields/rows-field.ts'
import { introField, singleLineField, titleField } from '../../fields/text-fields.ts'
import { timeOfDayField } from '../../fields/time-of-day-field.ts'
import { tourGroupField } from '../../fields/tour-group-field.ts'
import type { BlockEntry } from '../block-entry.ts'

export const planOfDaysEntry: BlockEntry<'planOfDays'> = {
  labels: { singular: 'Plan of days', plural: 'Plans of days' },
  group: 'Products',
  help: 'What to do on each of some days: visitors give the first day and see what of it can be booked then.',
  fields: [
    titleField,
    introField,
    rowsField('days', { singular: 'Day', plural: 'Days' }, { max: MAX_PLANNED_DAYS }, [
      singleLineField('title', 120, { required: true }),
      rowsField('stops', { singular: 'Stop', plural: 'Stops' }, { max: MAX_STOPS_PER_DAY }, [
        tourGroupField('One that the catalogue does not know is left out.'),
        timeOfDayField('time', 'Start', 'By the clock of the place, such as 09:30; empty: the visitor chooses.'),
        singleLineField('note', 300, { label: 'Note' }),
      ]),
    ]),
  ],
}
