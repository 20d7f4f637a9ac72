import { EXPERIENCE_LINK_TYPES } from '@passepartout/content-model/blocks/experience'
import type { Field } from 'payload'
import { createValueValidator, messageUnless } from '../../../messages/create-validator.ts'
import { bookingField } from '../../fields/booking-field.ts'
import { dayField, dayPublishingConversion } from '../../fields/day-field.ts'
import { labelledOptions } from '../../fields/labelled-options.ts'
import { bodyTextField, optionalTitleField } from '../../fields/text-fields.ts'
import { tourGroupField } from '../../fields/tour-group-field.ts'
import { isEmptyOrPositiveInteger } from '../../validation/is-empty.ts'
import type { BlockEntry } from '../block-entry.ts'

/** Preselection of the booking page; visitors can change it there. */
const fixedChoice: Field = {
  type: 'row',
  fields: [
    dayField('date', 'Date', 'Only for one certain day: the booking page opens with it, also when it has passed.'),
    numberInCatalogue('variantId', 'Variant number'),
    numberInCatalogue('tourId', 'Tour number'),
  ],
}

function numberInCatalogue(name: string, label: string): Field {
  return {
    name,
    type: 'number',
    label,
    validate: createValueValidator((value) => messageUnless(isEmptyOrPositiveInteger(value), 'number.whole')),
  }
}

export const experienceEntry: BlockEntry<'experience'> = {
  labels: { singular: 'Experience', plural: 'Experiences' },
  group: 'Products',
  help: 'One experience of the catalogue with its picture, its price and a button to its booking page.',
  fields: [
    tourGroupField('Opens the booking page of this experience.'),
    {
      name: 'experienceType',
      type: 'select',
      label: 'What the button does',
      defaultValue: 'Redirect',
      options: labelledOptions(EXPERIENCE_LINK_TYPES, {
        Redirect: 'Leads to the booking page',
        Popup: 'Shows picture, facts and price over the page first',
      }),
    },
    optionalTitleField,
    bodyTextField,
    fixedChoice,
    bookingField('experience'),
  ],
  conversions: { date: dayPublishingConversion },
}
