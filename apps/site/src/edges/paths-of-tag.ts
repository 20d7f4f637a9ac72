import { cacheTag } from '@passepartout/content-model/cache-tags'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { PAGE_OR_LEGAL_KINDS } from '@passepartout/content-model/page-kind'
import { z } from 'zod'
import { buildCanonicalAddress } from '../request/address/page-address.ts'
import {
  GUIDES_ATOM_FILE_NAME,
  JSON_FILE,
  MARKDOWN_FILE,
  MENU_PREFIX,
  PERFORMANCES_ICS_FILE_NAME,
} from '../request/address/parse-address.ts'
import type { SiteDirectory } from '../request/site-directory.ts'

const pageTagSchema = z.tuple([z.string(), z.enum(LANGUAGE_CODES), z.enum(PAGE_OR_LEGAL_KINDS)])
const PAGE_TAG = /^page:(.+):([a-z]{2}):(\w+)$/
const GUIDES_TAG = /^guides:(.+):([a-z]{2})$/
const REDIRECT_TAG = /^redirect:[^/]+(\/.*)$/

/**
 * Paths whose answers a change of the tag is seen in, for an edge that knows no tags: of a page, a feed of guides and a redirect their
 * own, of a site all. Other tags (a tour group, a list, a link) may be on any page: its copies age.
 */
export function pathsOfTag(name: string, directory: SiteDirectory): readonly string[] {
  if (name.startsWith(cacheTag.site(''))) return ['/*']
  const redirected = REDIRECT_TAG.exec(name)?.[1]
  if (redirected !== undefined) return [redirected]
  const guides = GUIDES_TAG.exec(name)?.slice(1)
  const parsed = pageTagSchema.safeParse(guides ? [...guides, 'page'] : PAGE_TAG.exec(name)?.slice(1))
  if (!parsed.success) return []
  const [uid, lang, kind] = parsed.data
  const address = buildCanonicalAddress({ uid, lang, kind }, directory)
  if (address === undefined) return []
  const { pathname } = new URL(address)
  if (guides) return [pathname + GUIDES_ATOM_FILE_NAME, pathname + PERFORMANCES_ICS_FILE_NAME]
  return [pathname, `${pathname}${MARKDOWN_FILE}`, `${pathname}${JSON_FILE}`, `${MENU_PREFIX}${pathname}`]
}
