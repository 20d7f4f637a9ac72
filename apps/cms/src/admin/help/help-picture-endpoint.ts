import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Endpoint } from 'payload'
import { folderOfGuides } from './read-guide.ts'

/**
 * Serves the pictures of the manual. They show sample content only, so anybody may read them.
 *
 * @param appDir the folder of the content system
 */
export function helpPictureEndpoint(appDir: string): Endpoint {
  return {
    path: '/help/:picture',
    method: 'get',
    handler: ({ routeParams }) => answerHelpPicture(routeParams?.picture, appDir),
  }
}

/** @returns the picture, or 404 for any other name */
export async function answerHelpPicture(candidate: unknown, appDir: string): Promise<Response> {
  const name = /^[a-z-]+\.webp$/.exec(String(candidate))?.[0]
  const picture = name && (await readFile(join(folderOfGuides(appDir), 'pictures', name)).catch(() => undefined))
  if (!picture) return new Response('There is no such picture.\n', { status: 404 })
  return new Response(picture, { headers: HEADERS })
}

const HEADERS = { 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' }
