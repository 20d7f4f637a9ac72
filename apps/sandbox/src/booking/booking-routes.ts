import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { sendPage } from '../pages/page-shell.ts'
import { parseBookingLink } from './booking-link.ts'
import { bookingPage, findCatalogueMismatches } from './booking-page.ts'

/**
 * Booking pages answer on every host, because each site names its own booking subdomain
 * (`book.wayfare.example.localhost:3002`); the page shows the requested host.
 */
export function bookingRoutes(app: FastifyInstance, catalogue: Catalogue): void {
  const show = (request: FastifyRequest, reply: FastifyReply) => {
    const url = new URL(request.url, 'http://sandbox')
    const path = decodeURIComponent(url.pathname)
    const link = parseBookingLink(request.hostname, path, url.searchParams)
    const isNumber = /^\d{1,10}$/.test(link.tgid)
    const tourGroup = isNumber ? catalogue.store.tourGroup(Number(link.tgid)) : undefined
    const problems = [...link.problems, ...findCatalogueMismatches(link, tourGroup)]
    const title = tourGroup?.text.en.name ?? 'Unknown booking link'
    const status = tourGroup ? (problems.length === 0 ? 200 : 400) : 404
    return sendPage(reply, status, title, bookingPage({ ...link, problems }, tourGroup, catalogue))
  }
  app.get('/book/*', show)
  app.get('/:language/book/*', show)
}
