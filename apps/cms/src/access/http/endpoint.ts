import type { CollectionSlug, DataFromCollectionSlug, Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { Message, MessageCode } from '../../messages/message.ts'
import { type Action, mayDo, roleOf, type Subject } from '../role-permissions.ts'
import { errorResponse, UNCACHED } from './error-response.ts'

/** Thrown by an endpoint that refuses a request; `endpoint` answers with its message in the request's language. */
export class EndpointError extends Error {
  readonly status: number
  readonly reason: Message | MessageCode
  /** The path of the invalid field of the form. */
  readonly field: string | undefined

  constructor(status: number, reason: Message | MessageCode, field?: string) {
    super(typeof reason === 'string' ? reason : reason.code)
    this.status = status
    this.reason = reason
    this.field = field
  }
}

/**
 * Creates an endpoint of the REST interface. The value that `work` returns is sent as uncached JSON, a `Response` unchanged.
 *
 * @param answerRefusal the shape of a refusal: `refuse` for programs and own views, `payloadErrorResponse` for Payload's forms
 */
export function endpoint(
  method: 'get' | 'post' | 'patch',
  path: string,
  work: (req: PayloadRequest) => Promise<object>,
  answerRefusal: (
    req: PayloadRequest,
    status: number,
    reason: Message | MessageCode,
    field?: string,
  ) => Response = errorResponse,
): Endpoint {
  const handler = async (req: PayloadRequest) => {
    try {
      const answer = await work(req)
      return answer instanceof Response ? answer : Response.json(answer, UNCACHED)
    } catch (error) {
      if (error instanceof EndpointError) return answerRefusal(req, error.status, error.reason, error.field)
      throw error
    }
  }
  return { path, method, handler }
}

/** The answer of an endpoint that has created something. */
export function createdResponse(body: object): Response {
  return Response.json(body, { status: 201, ...UNCACHED })
}

/** @throws EndpointError 403 when the role may not do it on any site */
export function requireRight(req: PayloadRequest, action: Action, subject: Subject, reason: MessageCode): void {
  if (!mayDo(roleOf(req.user), action, subject)) throw new EndpointError(403, reason)
}

/** The JSON body of a request; `undefined` when there is none. */
export async function readJsonBody(req: PayloadRequest): Promise<unknown> {
  return req.json?.().catch(() => undefined)
}

type Explain = Message | MessageCode | ((error: z.ZodError) => Message | MessageCode)

/** @throws EndpointError 400 when the body has another shape */
export async function readValidatedBody<Shape extends z.ZodType>(
  req: PayloadRequest,
  schema: Shape,
  reason: Explain,
): Promise<z.output<Shape>> {
  return parse(schema, await readJsonBody(req), reason)
}

/** @throws EndpointError 400 when the query has another shape */
export function readValidatedQuery<Shape extends z.ZodType>(
  req: PayloadRequest,
  schema: Shape,
  reason: Explain,
): z.output<Shape> {
  return parse(schema, Object.fromEntries(req.searchParams), reason)
}

function parse<Shape extends z.ZodType>(schema: Shape, value: unknown, reason: Explain): z.output<Shape> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new EndpointError(400, typeof reason === 'function' ? reason(parsed.error) : reason)
}

/**
 * Reads the document with the address's `:id`, under the access rules of its collection.
 *
 * @param draft true for the newest version, published or not
 * @throws EndpointError 404 when there is none, or the account may not read it
 */
export function readRequestedDocument<Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  reason: MessageCode,
  options: { readonly draft?: boolean } = {},
): Promise<DataFromCollectionSlug<Slug>> {
  return readDocumentById(req, collection, Number(req.routeParams?.id), reason, options)
}

/** The same for the document with a number that the request names elsewhere. */
export async function readDocumentById<Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  id: number,
  reason: MessageCode,
  { draft = false }: { readonly draft?: boolean } = {},
): Promise<DataFromCollectionSlug<Slug>> {
  const options = { collection, id, draft, depth: 0, disableErrors: true, overrideAccess: false, req } as const
  const found = Number.isSafeInteger(id) ? await req.payload.findByID(options) : null
  if (!found) throw new EndpointError(404, reason)
  return found as DataFromCollectionSlug<Slug>
}

/**
 * The newest version of the page with the address's `:id`.
 *
 * @throws EndpointError as `readDocument` does
 */
export function readRequestedPage(req: PayloadRequest) {
  return readRequestedDocument(req, 'pages', 'page.notFound', { draft: true })
}
