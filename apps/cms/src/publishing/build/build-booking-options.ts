import {
  type BookingOptions,
  cleanBookingCode,
  cleanExtraBookingParameters,
} from '@passepartout/content-model/links/booking-options'
import { z } from 'zod'
import { CLEAR_INHERITED } from '../../content/fields/booking-field.ts'
import { emptyToUndefined } from './build-context.ts'

const answerSchema = z.enum(['yes', 'no']).nullish()
type YesOrNo = z.infer<typeof answerSchema>

/** Booking options as forms store them, at any level. */
export const bookingValueSchema = z.object({
  promoCode: z.string().nullish(),
  biLink: z.string().nullish(),
  ctaSuffix: z.string().nullish(),
  showFullScreenPax: answerSchema,
  marketplaceFlow: answerSchema,
})
export type BookingValue = z.infer<typeof bookingValueSchema>

/** @returns `undefined` when none is set, so that the level above applies */
export function buildBookingOptions(value: BookingValue | null | undefined): BookingOptions | undefined {
  const options = {
    promoCode: textOf(value?.promoCode, cleanBookingCode),
    biLink: textOf(value?.biLink, cleanBookingCode),
    ctaSuffix: textOf(value?.ctaSuffix, cleanExtraBookingParameters),
    showFullScreenPax: answerOf(value?.showFullScreenPax),
    redirectToMarketplaceBookingFlow: answerOf(value?.marketplaceFlow),
  }
  const given = Object.entries(options).filter(([, option]) => option !== undefined)
  return given.length === 0 ? undefined : Object.fromEntries(given)
}

function textOf(value: string | null | undefined, parse: (text: string) => string | undefined): string | undefined {
  const text = emptyToUndefined(value?.trim())
  return text === CLEAR_INHERITED ? '' : text && parse(text)
}

function answerOf(value: YesOrNo): boolean | undefined {
  const answer = emptyToUndefined(value)
  return answer && answer === 'yes'
}
