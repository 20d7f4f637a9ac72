import type { LanguageCode } from '@passepartout/content-model/locales'
import type { PayloadRequest } from 'payload'
import type { Page } from '../../payload-types.ts'
import { parseSourceTexts } from '../record-source-texts.ts'
import { readTextsByUnit } from '../translation-segments/translation-units.ts'

/**
 * Starts a translation: a draft in another language that contains the source's texts. Its links to pages stay; the site
 * resolves each to the visitor's language.
 *
 * @returns the number of the new page, or of the existing one
 */
export async function copyForTranslation(page: Page, lang: LanguageCode, req: PayloadRequest): Promise<number> {
  const existing = await req.payload.find({
    collection: 'pages',
    where: { translationGroup: { equals: page.translationGroup }, lang: { equals: lang } },
    depth: 0,
    limit: 1,
    select: {},
    req,
  })
  if (existing.docs[0]) return existing.docs[0].id
  const { id, createdAt, updatedAt, publishedAt, sampleKey, sampleHash, uid, byMachine, ...copied } = page
  const { fields } = req.payload.collections.pages.config
  const draft = await req.payload.findByID({ collection: 'pages', id, draft: true, select: { madeFrom: true }, req })
  const created = await req.payload.create({
    collection: 'pages',
    data: { ...copied, lang, _status: 'draft' },
    draft: true,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    context: { ...req.context, madeFrom: parseSourceTexts(draft) ?? readTextsByUnit(fields, page) },
    req,
  })
  return created.id
}
