import { createReadStream } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dataPaths } from '../settings.ts'
import { pruneCache } from './image-cache.ts'
import { ImageParameterError, parseImageParameters } from './image-parameters.ts'
import { IMAGE_TYPES, ImageTransformer, isResizable } from './image-transformer.ts'
import { findCataloguePicture, findOriginal, type Original } from './originals.ts'
import { RemoteOriginals } from './remote-originals.ts'

const MAX_CACHE_BYTES = 1_500_000_000
const ONE_MONTH = 'public, max-age=2592000, stale-while-revalidate=86400'

/** Types that are never resized, because that would break an animation or a video. */
const AS_THEY_ARE: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  json: 'application/json',
  pdf: 'application/pdf',
}

/** Types of originals that are sent unchanged with `nocompress`. */
const UNTOUCHED: Readonly<Record<string, string>> = {
  ...AS_THEY_ARE,
  ...IMAGE_TYPES,
  svg: 'image/svg+xml',
  jpeg: 'image/jpeg',
}

/**
 * The image host: serves originals of two folders only (pictures of the catalogue, and uploads of the content system).
 *
 * @param mediaUrl where uploads are read from instead of their folder
 */
export function imageRoutes(app: FastifyInstance, dataDir: string, mediaUrl?: string): void {
  const { pictures, media, fetchedMedia, imageCache } = dataPaths(dataDir)
  const fetched = mediaUrl === undefined ? undefined : new RemoteOriginals(mediaUrl, fetchedMedia)
  const server = new ImageTransformer(imageCache)
  app.addHook('onReady', () => pruneCache(imageCache, MAX_CACHE_BYTES))

  const serve = (path: string, find: (name: string) => Promise<Original | undefined>) =>
    app.get<{ Params: { name: string } }>(path, async (request, reply) =>
      answer(request, reply, server, await find(request.params.name)),
    )
  serve('/images/catalogue/:name', (name) => findCataloguePicture(pictures, name))
  serve('/images/media/:name', (name) => fetched?.find(name) ?? findOriginal(media, name))
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  server: ImageTransformer,
  original: Original | undefined,
): Promise<FastifyReply> {
  reply.headers({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    // An SVG that is opened as a document must not run scripts.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
  if (!original) return sentence(reply, 404, 'There is no such picture.')
  const untouched = request.url.includes('nocompress') ? UNTOUCHED : AS_THEY_ARE
  const type = untouched[original.extension]
  if (type) return sendFile(request, reply, original, type)
  if (!isResizable(original.extension)) return sentence(reply, 415, `A .${original.extension} file is not a picture.`)
  return await sendRendered(request, reply, server, original)
}

async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  server: ImageTransformer,
  original: Original,
): Promise<FastifyReply> {
  try {
    const parameters = parseImageParameters(new URL(request.url, 'http://sandbox').searchParams)
    const prepared = await server.prepare(original, parameters, request.headers.accept ?? '')
    reply.headers({ 'cache-control': ONE_MONTH, etag: prepared.etag })
    if (parameters.auto.includes('format')) reply.header('vary', 'Accept')
    if (request.headers['if-none-match'] === prepared.etag) return reply.code(304).send()
    const bytes = await prepared.bytes()
    return reply.type(prepared.contentType).send(bytes)
  } catch (error) {
    reply.removeHeader('etag').header('cache-control', 'no-store')
    if (error instanceof ImageParameterError) return sentence(reply, 400, error.message)
    request.log.error({ err: error, path: original.path }, 'picture cannot be rendered')
    return sentence(reply, 422, 'This file cannot be read as a picture.')
  }
}

function sendFile(request: FastifyRequest, reply: FastifyReply, original: Original, type: string): FastifyReply {
  const etag = `"${original.version}"`
  reply.headers({ 'cache-control': ONE_MONTH, etag })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(type).header('content-length', original.size).send(createReadStream(original.path))
}

function sentence(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`)
}
