import { getRequestLanguage, parseCookies, type SanitizedConfig } from 'payload'
import { z } from 'zod'
import { sentenceIn } from '../../words/phrases/phrase-in.ts'

const errorSchema = z
  .object({
    message: z.string(),
    data: z.object({ errors: z.array(z.object({ message: z.string() }).loose()) }).loose(),
  })
  .partial()
  .loose()
const refusalSchema = z
  .object({ message: z.string(), errors: z.array(errorSchema), faults: z.array(z.string()) })
  .partial()
  .loose()

/**
 * A refusal in the language of the admin in which whoever asked works: they are written in English where they arise, and
 * other programs get them so.
 */
export async function refuseInLanguage(request: Request, answer: Response, config: SanitizedConfig): Promise<Response> {
  if (answer.ok || !answer.headers.get('content-type')?.startsWith('application/json')) return answer
  const { headers } = request
  const language = getRequestLanguage({ config, cookies: parseCookies(headers), headers })
  if (language === 'en') return answer
  const { status, headers: sent } = answer
  const body: unknown = await answer.json()
  const refusal = refusalSchema.safeParse(body)
  return Response.json(refusal.success ? translate(refusal.data, language) : body, { status, headers: sent })
}

type ErrorSaid = z.infer<typeof errorSchema>

function translate({ message, errors, faults, ...rest }: z.infer<typeof refusalSchema>, language: string): object {
  // Several sentences stand below each other.
  const say = (sentences: string) =>
    sentences
      .split('\n')
      .map((sentence) => sentenceIn(language, sentence))
      .join('\n')
  const sayError = ({ message: sentence, data, ...more }: ErrorSaid) => ({
    ...more,
    ...(sentence === undefined ? {} : { message: say(sentence) }),
    ...(data ? { data: { ...data, errors: data.errors.map((one) => ({ ...one, message: say(one.message) })) } } : {}),
  })
  return {
    ...rest,
    ...(message === undefined ? {} : { message: say(message) }),
    ...(errors ? { errors: errors.map(sayError) } : {}),
    ...(faults ? { faults: faults.map(say) } : {}),
  }
}
