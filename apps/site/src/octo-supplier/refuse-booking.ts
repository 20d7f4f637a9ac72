import { buildSiteAddress } from '../mcp/build-site-address.ts'
import { findOctoProduct, type OctoContext } from './octo-context.ts'
import { badRequest, bookingNotSupported, invalidId, type OctoFailure } from './octo-failure.ts'
import { bookingBodySchema, isAvailabilityId } from './octo-requests.ts'

/**
 * `POST /bookings`: nothing is booked; the failure has the booking page of what was asked for, as the page of the product links it.
 *
 * @param body as a client sent it
 */
export async function refuseBooking(body: unknown, octo: OctoContext): Promise<OctoFailure> {
  const { data } = bookingBodySchema.safeParse(body)
  if (!data) return badRequest('body: cannot be read')
  const { productId, optionId, availabilityId } = data
  const found = await findOctoProduct(productId, octo.site.defaultCurrency, octo)
  if (!found) return invalidId('productId', productId)
  const { product } = found.offer
  const option = product.options.find(({ id }) => id === optionId)
  if (optionId !== undefined && !option) return invalidId('optionId', optionId)
  if (availabilityId !== undefined && !isAvailabilityId(availabilityId))
    return invalidId('availabilityId', availabilityId)
  const chosen = {
    language: found.language,
    ...(option && /^\d+$/.test(option.id) && { ticket: Number(option.id) }),
    ...(availabilityId !== undefined && { date: availabilityId.slice(0, 10) }),
  }
  const page = (await octo.answers.page(buildSiteAddress(octo.place, chosen, `x-t${product.id}/`)))?.product
  const time = availabilityId?.slice(11, 16)
  const start = time ? page?.starts.find((one) => one.start === time) : undefined
  return bookingNotSupported(start?.bookingUrl ?? page?.bookingUrl)
}
