import type { Endpoint, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { mayActOnDocument } from '../../access/account-scope.ts'
import {
  EndpointError,
  endpoint,
  readRequestedPage,
  readValidatedBody,
  requireRight,
} from '../../access/http/endpoint.ts'
import { isCommentPlace, pathOfCommentPlace, rowIdsIn } from '../../content/comment-marks/comment-places.ts'
import type { CommentData, CommentsResponse, CommentThreadData } from '../../content/comment-marks/comments-response.ts'
import { fieldLabelPath } from '../../content/field-label-path.ts'
import { translateLabelPath } from '../../messages/labels.ts'
import { type Message, message } from '../../messages/message.ts'
import type { Comment, Page } from '../../payload-types.ts'
import { MAX_COMMENT_LENGTH } from './comment-length.ts'
import { mailMentionedPeople } from './mail-mentioned-people.ts'
import { listMentionablePeople } from './mentionable-people.ts'
import { type Mentionable, mentionsIn } from './mentions.ts'

/** Of resolved threads the last ones are shown. */
const MAX_RESOLVED = 30

const textSchema = z.string().trim().min(1).max(MAX_COMMENT_LENGTH)
const writtenSchema = z.union([
  z.object({ text: textSchema, thread: z.number().int().positive() }),
  z.object({ text: textSchema, place: z.string().refine((place) => place === '' || isCommentPlace(place)) }),
])
const changedSchema = z.union([z.object({ text: textSchema }), z.object({ isResolved: z.boolean() })])

/** The comments on a page: whoever may read the page reads and writes them. */
export const commentEndpoints: Endpoint[] = [
  endpoint('get', '/:id/comments', async (req) => describeComments(await readCommentedPage(req), req)),
  endpoint('post', '/:id/comments', writeComment),
  endpoint('patch', '/:id/comments/:comment', changeComment),
]

function readCommentedPage(req: PayloadRequest): Promise<Page> {
  requireRight(req, 'read', 'pages', 'account.readsNoPages')
  return readRequestedPage(req)
}

async function writeComment(req: PayloadRequest): Promise<object> {
  const page = await readCommentedPage(req)
  const written = await readValidatedBody(req, writtenSchema, faultOfWritten)
  const [about, people, me] = [
    await readPlace(written, page, req),
    await listMentionablePeople(page, req),
    authorOf(req),
  ]
  const told = mentionsIn(written.text, people).filter(({ id }) => id !== me.author)
  await req.payload.create({
    collection: 'comments',
    data: { page: page.id, ...about, ...me, text: written.text, waitsFor: told.map(({ id }) => id) },
    depth: 0,
    req,
  })
  if (about.thread !== null) await noteAnswer(about.thread, me.author, req)
  mailMentionedPeople(told, { page, text: written.text, by: me.authorName }, req)
  return describeComments(page, req)
}

function faultOfWritten({ issues }: z.ZodError): Message {
  const flat = issues.flatMap((issue) => (issue.code === 'invalid_union' ? issue.errors.flat() : [issue]))
  const isTooLong = flat.some(({ code }) => code === 'too_big')
  return isTooLong ? message('review.commentTooLong', { most: MAX_COMMENT_LENGTH }) : message('comments:writeSomething')
}

/** What a comment is about: the thread that it answers, or a place of the page with its name of now. */
async function readPlace(written: z.output<typeof writtenSchema>, page: Page, req: PayloadRequest) {
  if ('thread' in written) return { thread: (await findFirst(written.thread, page, req)).id }
  return { thread: null, place: written.place, placeName: nameOfPlace(written.place, page, req) }
}

/** In English; empty for the whole page, and for a block that is not saved yet. */
function nameOfPlace(place: string, page: Page, { payload }: PayloadRequest): string {
  const path = place === '' ? undefined : pathOfCommentPlace(place, (list) => rowIdsIn(page, list))
  return path === undefined
    ? ''
    : fieldLabelPath(path, payload.collections.pages.config.flattenedFields, page).join(', ')
}

async function changeComment(req: PayloadRequest): Promise<object> {
  const page = await readCommentedPage(req)
  const changed = await readValidatedBody(req, changedSchema, faultOfWritten)
  const comment = await findComment(Number(req.routeParams?.comment), page, req)
  if ('text' in changed) await editText(comment, changed.text, page, req)
  else await resolve(comment, changed.isResolved, page, req)
  return describeComments(page, req)
}

/** Whoever is mentioned only now is told. */
async function editText(comment: Comment, text: string, page: Page, req: PayloadRequest): Promise<void> {
  const { author, authorName } = authorOf(req)
  if (comment.author !== author) throw new EndpointError(403, 'comments:notOwn')
  const people = (await listMentionablePeople(page, req)).filter(({ id }) => id !== author)
  const before = new Set(mentionsIn(comment.text, people))
  const [mentioned, waiting] = [mentionsIn(text, people), comment.waitsFor ?? []]
  const told = mentioned.filter((person) => !before.has(person))
  const waitsFor = mentioned.filter((person) => told.includes(person) || waiting.includes(person.id))
  const data = { text, editedAt: new Date().toISOString(), waitsFor: waitsFor.map(({ id }) => id) }
  await req.payload.update({ collection: 'comments', id: comment.id, data, depth: 0, req })
  mailMentionedPeople(told, { page, text, by: authorName }, req)
}

/** Nobody is waited for in a resolved thread. */
async function resolve(comment: Comment, isResolved: boolean, page: Page, req: PayloadRequest): Promise<void> {
  if (!mayActOnDocument(req.user, 'write', 'pages', page)) throw new EndpointError(403, 'account.doesNotThis')
  const { id } = await findFirst(comment.id, page, req)
  const data = isResolved
    ? { resolvedAt: new Date().toISOString(), resolvedBy: authorOf(req).authorName }
    : { resolvedAt: null, resolvedBy: null }
  await req.payload.update({ collection: 'comments', id, data, depth: 0, req })
  if (!isResolved) return
  await req.payload.update({ collection: 'comments', where: isInThread(id), data: { waitsFor: [] }, depth: 0, req })
}

/** Whoever answers in a thread is waited for no more. */
async function noteAnswer(thread: number, person: number, req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'comments',
    where: isInThread(thread),
    pagination: false,
    depth: 0,
    req,
  })
  for (const { id, waitsFor } of docs) {
    if (!waitsFor?.includes(person)) continue
    const data = { waitsFor: waitsFor.filter((waiting) => waiting !== person) }
    await req.payload.update({ collection: 'comments', id, data, depth: 0, req })
  }
}

/** The first comment of a thread, and its answers. */
const isInThread = (first: number): Where => ({ or: [{ id: { equals: first } }, { thread: { equals: first } }] })

/** @throws EndpointError 404 for a comment on another page */
async function findComment(id: number, page: Page, req: PayloadRequest): Promise<Comment> {
  const options = { collection: 'comments', id, depth: 0, disableErrors: true, req } as const
  const found = Number.isSafeInteger(id) ? await req.payload.findByID(options) : null
  if (found?.page !== page.id) throw new EndpointError(404, 'comments:notFound')
  return found
}

/** The first comment of the thread of one. */
async function findFirst(id: number, page: Page, req: PayloadRequest): Promise<Comment> {
  const found = await findComment(id, page, req)
  return found.thread ? findComment(found.thread, page, req) : found
}

function authorOf({ user }: PayloadRequest) {
  if (!user) throw new EndpointError(403, 'account.readsNoPages')
  return { author: user.id, authorName: user.name?.trim() || user.email }
}

async function describeComments(page: Page, req: PayloadRequest): Promise<CommentsResponse> {
  const { docs } = await req.payload.find({
    collection: 'comments',
    where: { page: { equals: page.id } },
    sort: 'id',
    pagination: false,
    depth: 0,
    req,
  })
  const threads = docs.filter(({ thread }) => !thread).map((first) => describeThread(first, docs, req))
  const resolved = threads.filter(({ resolvedBy }) => resolvedBy !== null)
  return {
    open: threads.filter(({ resolvedBy }) => resolvedBy === null),
    resolved: resolved.slice(-MAX_RESOLVED),
    people: await listOthers(page, req),
    mayResolve: mayActOnDocument(req.user, 'write', 'pages', page),
  }
}

async function listOthers(page: Page, req: PayloadRequest): Promise<Mentionable[]> {
  return (await listMentionablePeople(page, req)).filter(({ id }) => id !== req.user?.id)
}

function describeThread(first: Comment, all: readonly Comment[], req: PayloadRequest): CommentThreadData {
  return {
    id: first.id,
    place: first.place ?? '',
    placeName: translateLabelPath(req.i18n.language, first.placeName ?? ''),
    resolvedBy: first.resolvedAt ? (first.resolvedBy ?? '') : null,
    comments: [first, ...all.filter(({ thread }) => thread === first.id)].map((comment) => describe(comment, req)),
  }
}

function describe({ id, author, authorName, createdAt, editedAt, text }: Comment, req: PayloadRequest): CommentData {
  return { id, author: authorName, at: createdAt, isEdited: Boolean(editedAt), text, isOwn: author === req.user?.id }
}
