import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { mayActOnDocument } from '../../access/account-scope.ts'
import { EndpointError, readDocumentById, readValidatedBody, requireRight } from '../../access/http/endpoint.ts'
import { asRecord } from '../../infrastructure/as-record.ts'
import type { Page } from '../../payload-types.ts'
import { type FactClaim, factClaimsOf } from '../../search/fact-claims.ts'

const placeSchema = z.object({ page: z.int().positive(), path: z.string().max(200) })
const wishSchema = z.object({ from: placeSchema, to: placeSchema })

/** Writes what one page says of a place into the draft of another that contradicts it. */
export async function resolveContradiction(req: PayloadRequest): Promise<object> {
  requireRight(req, 'write', 'pages', 'health:notYours')
  const { from, to } = await readValidatedBody(req, wishSchema, 'request.fields')
  const [source, target] = [await readPage(from.page, req), await readPage(to.page, req)]
  if (!mayActOnDocument(req.user, 'write', 'pages', target)) throw new EndpointError(403, 'health:notYours')
  const [said, own] = [find(source, from.path, req), find(target, to.path, req)]
  if (!said || !own || said.name !== own.name) throw new EndpointError(409, 'health:changedSince')
  const value = said.name === 'facing' ? Number(said.value) : said.value
  await req.payload.update({
    collection: 'pages',
    id: target.id,
    draft: true,
    data: withValue(target, to.path, value),
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return { isSaved: true }
}

const readPage = (id: number, req: PayloadRequest) =>
  readDocumentById(req, 'pages', id, 'page.notFound', { draft: true })

function find(page: Page, path: string, { payload }: PayloadRequest): FactClaim | undefined {
  return factClaimsOf(payload.collections.pages.config.flattenedFields, page).find((one) => one.path === path)
}

/** The list or group of the form that holds the field, with its new value. */
function withValue(page: Page, path: string, value: string | number): Partial<Page> {
  const [first = '', ...rest] = path.split('.')
  return { [first]: replaced(asRecord(page)[first], rest, value) }
}

function replaced(around: unknown, [part, ...rest]: readonly string[], value: string | number): unknown {
  if (part === undefined) return value
  if (Array.isArray(around))
    return around.map((row: unknown, index) => (String(index) === part ? replaced(row, rest, value) : row))
  const group = asRecord(around)
  return { ...group, [part]: replaced(group[part], rest, value) }
}
