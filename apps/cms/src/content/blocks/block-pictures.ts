import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BLOCK_TYPES, type BlockType, blockFolderName } from '@passepartout/content-model/blocks'
import type { Endpoint } from 'payload'
import { endpoint } from '../../access/http/endpoint.ts'

/** The admin's address of the picture of a block. */
export function addressOfBlockPicture(type: BlockType): string {
  return `/api/block-pictures/${type}`
}

/**
 * Serves the picture of a block, which the admin shows where a block is chosen. It reveals no content, so anybody may read it.
 *
 * @param appDir the folder of the content system; each picture is in the folder of its block
 */
export function blockPictureEndpoint(appDir: string): Endpoint {
  return endpoint('get', '/block-pictures/:type', ({ routeParams }) => answerBlockPicture(routeParams?.type, appDir))
}

/** @returns the picture, or 404 for anything that is not a block type */
export async function answerBlockPicture(candidate: unknown, appDir: string): Promise<Response> {
  const type = BLOCK_TYPES.find((known) => known === candidate)
  if (!type) return new Response('There is no such block.\n', { status: 404 })
  const picture = await readFile(join(appDir, 'src', 'content', 'blocks', blockFolderName(type), 'picture.webp'))
  return new Response(picture, { headers: HEADERS })
}

const HEADERS = { 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' }
