import type { FaqEntry } from '../../product.ts'
import { cleanHtml } from '../text/clean-html.ts'
import { plainText } from '../text/plain-text.ts'

const MAX_QUESTIONS = 40
const MAX_QUESTION_LENGTH = 300
const HEADING = /<h([1-6])\b[^>]*>/i

/**
 * Parses the provider's FAQ: each heading is a question, the HTML after it the answer. Questions without answer are
 * dropped.
 */
export function parseFaq(html: string): readonly FaqEntry[] {
  const [, ...parts] = html.split(new RegExp(HEADING.source, 'gi')).filter((_, index) => index % 2 === 0)
  return parts.slice(0, MAX_QUESTIONS).flatMap((part) => {
    const [heading = '', ...rest] = part.split(/<\/h[1-6]\s*>/i)
    const question = plainText(heading, MAX_QUESTION_LENGTH).replaceAll('\n', ' ')
    const answerHtml = cleanHtml(rest.join(''))
    return question === '' || answerHtml === '' ? [] : [{ question, answerHtml }]
  })
}
