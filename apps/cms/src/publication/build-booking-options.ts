import { type BookingOptions, parseBookingCode, parseBookingSuffix } from '@passepartout/content-model/booking-options'
import { NONE_HERE } from '../fields/booking-field.ts'
import { given } from './building.ts'

type YesOrNo = 'yes' | 'no' | null | undefined

/** As editors see them, on any level. */
export interface BookingValue {
  readonly promoCode?: string | null
  readonly biLink?: string | null
  readonly ctaSuffix?: string | null
  readonly showFullScreenPax?: YesOrNo
  readonly marketplaceFlow?: YesOrNo
}

/** @returns `undefined` where nothing is said, so that the level above holds */
export function buildBookingOptions(value: BookingValue | null | undefined): BookingOptions | undefined {
  const options = {
    promoCode: textOf(value?.promoCode, parseBookingCode),
    biLink: textOf(value?.biLink, parseBookingCode),
    ctaSuffix: textOf(value?.ctaSuffix, parseBookingSuffix),
    showFullScreenPax: answerOf(value?.showFullScreenPax),
    redirectToMarketplaceBookingFlow: answerOf(value?.marketplaceFlow),
  }
  const said = Object.entries(options).filter(([, option]) => option !== undefined)
  return said.length === 0 ? undefined : Object.fromEntries(said)
}

function textOf(value: string | null | undefined, parse: (text: string) => string | undefined): string | undefined {
  const text = given(value?.trim())
  return text === NONE_HERE ? '' : text && parse(text)
}

function answerOf(value: YesOrNo): boolean | undefined {
  const answer = given(value)
  return answer && answer === 'yes'
}
