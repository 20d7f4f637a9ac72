import { type LanguageCode, localeOf } from '@passepartout/content-model/locales'
import { z } from 'zod'
import { readLimitedBody } from '../../infrastructure/read-limited-body.ts'
import type { Settings } from '../../infrastructure/settings.ts'
import { type Message, message } from '../../messages/message.ts'
import { hasTranslatableText, type Segment } from '../translation-segments/segment.ts'
import { htmlToSegment, segmentToHtml } from './segment-html.ts'

type MachineSettings = NonNullable<Settings['translation']>

interface Question {
  readonly lines: readonly Segment[]
  readonly from: LanguageCode
  readonly to: LanguageCode
}

export type MachineTranslationResult =
  /** Lines in the order of the request; `undefined` where the machine lost the markup. */
  | { readonly ok: true; readonly lines: readonly (Segment | undefined)[] }
  | { readonly ok: false; readonly reason: Message }

/** Maximum characters of a request: a page of forty long blocks. */
const MAX_CHARACTERS = 200_000
/** Maximum bytes of an answer. */
const MAX_BYTES = 4_000_000

const answerSchema = z.object({ translatedText: z.array(z.string()) })

/**
 * Requests a machine translation of lines through LibreTranslate's API: one request, in HTML, whose elements are the codes.
 * Lines without text are left out.
 */
export async function fetchMachineTranslation(
  { lines, from, to }: Question,
  settings: MachineSettings,
): Promise<MachineTranslationResult> {
  const translatable = lines.map((line, place) => ({ line, place })).filter(({ line }) => hasTranslatableText(line))
  const texts = translatable.map(({ line }) => segmentToHtml(line))
  if (texts.reduce((sum, { length }) => sum + length, 0) > MAX_CHARACTERS) {
    return refuse(message('machine.tooLong'))
  }
  const signal = AbortSignal.timeout(settings.timeout)
  try {
    const response = await fetch(settings.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        ...{ q: texts, source: codeOf(from), target: codeOf(to), format: 'html' },
        ...(settings.apiKey ? { api_key: settings.apiKey } : {}),
      }),
      redirect: 'error',
      cache: 'no-store',
      signal,
    })
    if (!response.ok) return refuse(message('machine.refused', { status: response.status }))
    const body = await readLimitedBody(response, MAX_BYTES)
    const answer = body === undefined ? undefined : answerSchema.safeParse(JSON.parse(body.toString('utf8'))).data
    if (answer?.translatedText.length !== texts.length) return refuse(message('machine.unreachable'))
    const translated = [...lines]
    const result: (Segment | undefined)[] = translated
    for (const [index, { place }] of translatable.entries())
      result[place] = htmlToSegment(answer.translatedText[index] ?? '')
    return { ok: true, lines: result }
  } catch {
    return refuse(message(signal.aborted ? 'machine.late' : 'machine.unreachable'))
  }
}

/** Language codes as translation services name them: Norwegian is `nb`. */
function codeOf(lang: LanguageCode): string {
  return localeOf(lang).formatting.split('-')[0] ?? lang
}

function refuse(reason: Message): MachineTranslationResult {
  return { ok: false, reason }
}
