import { isLanguageCode } from '@passepartout/content-model/locales'
import { parseShortcodes } from '@passepartout/content-model/shortcodes/parse-shortcodes'
import { priceLookupOfShortcode } from '@passepartout/content-model/shortcodes/price-lookup'
import { attributeOf, type ShortcodeNode } from '@passepartout/content-model/shortcodes/shortcode-nodes'
import type { Endpoint, PayloadRequest } from 'payload'
import { EndpointError, endpoint, requireRight } from '../../access/http/endpoint.ts'
import { formatReason } from '../../access/http/error-response.ts'
import type { Settings } from '../../infrastructure/settings.ts'
import { message } from '../../messages/message.ts'
import { type Money, requestPrice } from './request-price.ts'

/** Maximum length of a shortcode. */
const MAX_LENGTH = 2000

/**
 * The current text of a price shortcode, for the form in which an editor writes one; parsed as the site parses it. Answers are
 * not cached.
 */
export function shortcodePriceEndpoint(catalogue: Settings['catalogue']): Endpoint {
  return endpoint('get', '/shortcode-price', (req) => answerPrice(req, catalogue))
}

async function answerPrice(req: PayloadRequest, catalogue: Settings['catalogue']): Promise<object> {
  requireRight(req, 'write', 'pages', 'role.writesNoPages')
  const written = req.searchParams.get('written') ?? ''
  const node = written.length > MAX_LENGTH ? undefined : readPrice(written)
  const question = node && priceLookupOfShortcode(node, undefined)
  if (!question) throw new EndpointError(400, 'price.question')
  if (!catalogue) throw new EndpointError(503, 'price.off')
  const answer = await requestPrice(question, catalogue)
  if (!answer.ok) throw new EndpointError(502, answer.reason === 'late' ? 'price.late' : 'price.broken')
  if (!answer.money) return formatReason(req, message('price.none', { currency: question.currency }))
  return { price: write(answer.money, attributeOf(node, 'lang')) }
}

function readPrice(written: string): ShortcodeNode | undefined {
  const [node] = parseShortcodes(written)
  return node?.type === 'shortcode' && node.name === 'price' ? node : undefined
}

function write({ amount, currency }: Money, lang = ''): string {
  const language = lang.trim().toLowerCase()
  const locale = isLanguageCode(language) ? language : 'en'
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
}
