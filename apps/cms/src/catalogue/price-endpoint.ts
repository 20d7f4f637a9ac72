import { isLanguageCode } from '@passepartout/content-model/locales'
import { parseShortcodes } from '@passepartout/content-model/shortcodes/parse-shortcodes'
import { priceQuestionOf } from '@passepartout/content-model/shortcodes/price-question'
import { attributeOf, type ShortcodeNode } from '@passepartout/content-model/shortcodes/shortcode'
import type { Endpoint, PayloadRequest } from 'payload'
import { refuse, UNCACHED } from '../access/answers/refuse.ts'
import { mayDo, roleOf } from '../access/roles.ts'
import type { Settings } from '../settings.ts'
import { askPrice, type Money } from './ask-price.ts'

/** No shortcode is longer. */
const LONGEST = 2000

/**
 * What a price shortcode says now, for the form in which an editor writes one; read from the shortcode as the site reads it.
 * Nothing is kept: every answer is the catalogue's own.
 */
export function priceEndpoint(catalogue: Settings['catalogue']): Endpoint {
  return { path: '/shortcode-price', method: 'get', handler: (req) => answerPrice(req, catalogue) }
}

async function answerPrice(req: PayloadRequest, catalogue: Settings['catalogue']): Promise<Response> {
  if (!mayDo(roleOf(req.user), 'write', 'pages')) return refuse(403, 'Your role may not write pages.')
  const written = req.searchParams.get('written') ?? ''
  const node = written.length > LONGEST ? undefined : readPrice(written)
  const question = node && priceQuestionOf(node, undefined)
  if (!question) return refuse(400, 'Choose what it is a price of, and fill in its number.')
  if (!catalogue) return refuse(503, 'CATALOGUE_URL is not set, so the price cannot be shown here.')
  const answer = await askPrice(question, catalogue)
  if (!answer.ok) {
    return refuse(
      502,
      `The catalogue ${answer.reason === 'late' ? 'does not answer' : 'has a fault'}: try again later. ${KEPT}`,
    )
  }
  if (!answer.money) {
    return Response.json({ message: `The catalogue has no price for this in ${question.currency}.` }, UNCACHED)
  }
  return Response.json({ price: write(answer.money, attributeOf(node, 'lang')) }, UNCACHED)
}

const KEPT = 'The shortcode can be inserted all the same.'

function readPrice(written: string): ShortcodeNode | undefined {
  const [node] = parseShortcodes(written)
  return node?.type === 'shortcode' && node.name === 'price' ? node : undefined
}

function write({ amount, currency }: Money, lang = ''): string {
  const language = lang.trim().toLowerCase()
  const locale = isLanguageCode(language) ? language : 'en'
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
}
