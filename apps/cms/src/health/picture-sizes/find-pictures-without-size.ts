import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { mayActOnAllSites } from '../../access/account-scope.ts'
import { translatorFor } from '../../messages/translate.ts'
import { contentIndex } from '../../search/open-index.ts'
import { readableSitesCondition } from '../../search/readable-sites.ts'
import type { ContentProblem } from '../broken-links.ts'

const usesSchema = z.object({ media: z.string(), title: z.string() })

/** Of the pages that use a picture, those that are named. */
const MAX_TITLES = 5

/** Pages and sites that may be shown, by the picture that they use. */
const USES = `
  SELECT DISTINCT l.target AS media, d.title FROM link l JOIN document d ON d.subject = l.source
   WHERE l.kind = 'media' AND l.target IN (SELECT value FROM json_each(?1)) AND ${readableSitesCondition('?2')} ORDER BY d.title`

/** Pictures whose size is not known, so that no page can show them, with the pages that use them. */
export async function findPicturesWithoutSize(
  req: PayloadRequest,
  sites: ReadonlySet<number>,
  limit: number,
): Promise<ContentProblem[]> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { or: [{ width: { exists: false } }, { height: { exists: false } }] },
    select: { filename: true },
    sort: 'filename',
    limit,
    depth: 0,
    req,
  })
  const ids = JSON.stringify(docs.map(({ id }) => String(id)))
  const uses = contentIndex().all(usesSchema, USES, ids, JSON.stringify([...sites]))
  const say = translatorFor(req.i18n.language)
  return docs.map(({ id, filename }): ContentProblem => {
    const pages = uses.filter(({ media }) => media === String(id)).map(({ title }) => title)
    const message =
      pages.length > 0
        ? say('health:noSize', { pages: pages.slice(0, MAX_TITLES).join('; ') })
        : say('health:noSizeUnused')
    return {
      ...{
        kind: 'media',
        id,
        title: filename ?? '',
        site: null,
        lang: null,
        address: null,
        path: '',
        place: '',
        message,
      },
      ...(mayActOnAllSites(req.user, 'write', 'media') ? { remedy: { kind: 'measure', media: id } } : {}),
    }
  })
}
