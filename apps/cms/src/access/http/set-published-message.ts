import { z } from 'zod'
import { translatorFor } from '../../messages/translate.ts'

const publishedSchema = z.looseObject({ message: z.string(), doc: z.looseObject({ _status: z.literal('published') }) })

interface Telling {
  /** Of the person. */
  readonly language: string
  readonly collections: readonly {
    readonly slug: string
    readonly versions?: { readonly drafts?: unknown } | undefined
  }[]
}

/** Says of a change that has put a document online that it is published; Payload says of every change that it is updated. */
export async function setPublishedMessage(
  answer: Response,
  { method, url }: Pick<Request, 'method' | 'url'>,
  { language, collections }: Telling,
): Promise<Response> {
  const { pathname, searchParams } = new URL(url)
  const [, slug] = /^\/api\/([\w-]+)\/\d+$/.exec(pathname) ?? []
  const hasDrafts = collections.some((one) => one.slug === slug && one.versions?.drafts)
  if (method !== 'PATCH' || !answer.ok || !hasDrafts || searchParams.get('draft') === 'true') return answer
  const { data } = publishedSchema.safeParse(await answer.clone().json())
  if (!data) return answer
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  const message = translatorFor(language)('publication:published')
  return Response.json({ ...data, message }, { status: answer.status, headers })
}
