import { isLanguageCode, type LanguageCode } from '@passepartout/content-model/locales'
import { checkPageDocument, type PageDocument, pageDocumentSchema } from '@passepartout/content-model/page'
import { type Message, message, messageAt } from '../../messages/message.ts'
import type { Page } from '../../payload-types.ts'
import { buildBestTimeToVisit } from './build-best-time-to-visit.ts'
import { buildBlock } from './build-block.ts'
import { buildBookingOptions } from './build-booking-options.ts'
import type { BuildFault } from './build-context.ts'
import {
  type BuildContext,
  buildImage,
  createBuildContext,
  emptyToUndefined,
  type Lookups,
  referencedPageUids,
  relationId,
  resolvePageReference,
} from './build-context.ts'
import { describeFaults, type NamedFault, nameFaults } from './describe-faults.ts'

/** The result of a build: a valid document, or the reasons in words for the editor. */
export type BuildResult<Document> =
  | {
      readonly ok: true
      readonly document: Document
      readonly mediaIds: readonly number[]
      readonly pageIds: readonly number[]
      readonly pageUids: readonly string[]
    }
  | { readonly ok: false; readonly reasons: readonly Message[] }

interface PageLookups extends Lookups {
  readonly siteUid: string | null | undefined
}

/** Converts a page of the content system to its published document. */
export function buildPageDocument(page: Page, lookups: PageLookups): BuildResult<PageDocument> {
  if (!isLanguageCode(page.lang)) return { ok: false, reasons: [messageAt('Language', message('fault.missing'))] }
  const { building, candidate, faults } = examine(page, page.lang, lookups)
  if (faults.length > 0)
    return { ok: false, reasons: describeFaults(faults, candidate, { fields: lookups.fields, values: page }) }
  return {
    ok: true,
    document: pageDocumentSchema.parse(candidate),
    mediaIds: [...building.mediaIds],
    pageIds: [...building.pageIds],
    pageUids: referencedPageUids(building),
  }
}

/** The faults that prevent the publication of a page, each with its place in the document. */
export function faultsOfPage(page: Page, lookups: PageLookups): NamedFault[] {
  if (!isLanguageCode(page.lang))
    return [{ path: 'lang', field: 'lang', place: ['Language'], message: message('fault.missing') }]
  const { candidate, faults } = examine(page, page.lang, lookups)
  return nameFaults(faults, candidate, { fields: lookups.fields, values: page })
}

/** A page from a form, complete or not: the document that would be published, unchecked, and its faults. */
export interface DraftDocument {
  readonly document: object
  readonly faults: readonly NamedFault[]
}

export function buildDraftDocument(page: Page, lang: LanguageCode, lookups: PageLookups): DraftDocument {
  const { candidate, faults } = examine(page, lang, lookups)
  return { document: candidate, faults: nameFaults(faults, candidate, { fields: lookups.fields, values: page }) }
}

function examine(page: Page, lang: LanguageCode, lookups: PageLookups) {
  const building = createBuildContext(lang, lookups)
  const candidate = buildCandidate(page, lookups.siteUid, building)
  return { building, candidate, faults: withoutRepeats([...building.faults, ...checkPageDocument(candidate)]) }
}

function buildCandidate(page: Page, siteUid: string | null | undefined, building: BuildContext): object {
  const parentId = relationId(page.parent)
  const heroImage = buildImage(building, 'heroImage', page.heroImage)
  return {
    uid: page.uid,
    lang: page.lang,
    kind: page.kind,
    siteUid,
    translationGroup: page.translationGroup,
    pageType: page.pageType,
    pageSubType: emptyToUndefined(page.pageSubType),
    landingPageKind: emptyToUndefined(page.landingPageKind),
    categorisation: buildCategorisation(page.categorisation),
    meta: {
      title: emptyToUndefined(page.meta?.title) ?? page.title,
      description: page.meta?.description ?? '',
      image: buildImage(building, 'meta.image', page.meta?.image) ?? heroImage,
      noIndex: page.meta?.noIndex ?? false,
    },
    title: page.title,
    kicker: emptyToUndefined(page.kicker),
    standfirst: emptyToUndefined(page.standfirst),
    heroImage,
    booking: buildBookingOptions(page.booking),
    rightHour: buildBestTimeToVisit(page, building),
    byMachine: page.byMachine ? true : undefined,
    parentUid: parentId === undefined ? undefined : resolvePageReference(building, parentId)?.uid,
    publishedAt: page.publishedAt ?? page.updatedAt,
    updatedAt: page.updatedAt,
    blocks: (page.blocks ?? []).map((block, index) => buildBlock(block, building, `blocks.${index}`)),
  }
}

function buildCategorisation(value: Page['categorisation']): object {
  return {
    city: emptyToUndefined(value?.city),
    country: emptyToUndefined(value?.country),
    collectionId: value?.collectionId ?? undefined,
    categoryId: value?.categoryId ?? undefined,
    subCategoryId: value?.subCategoryId ?? undefined,
    tgid: value?.tgid ?? undefined,
    asksForDate: value?.tgid && value.asksForDate ? true : undefined,
    editorTags: value?.tgid && value.editorTags?.length ? value.editorTags.map(buildEditorTag) : undefined,
  }
}

type EditorTagRow = NonNullable<NonNullable<Page['categorisation']>['editorTags']>[number]

function buildEditorTag({ tag, says, reason }: EditorTagRow): object {
  return { tag, has: says === 'has', reason }
}

/** Removes faults of the schema that the builder has already described better. */
export function withoutRepeats(faults: readonly BuildFault[]): BuildFault[] {
  const seen = new Set<string>()
  return faults.filter(({ path }) => {
    if (seen.has(path)) return false
    seen.add(path)
    return true
  })
}
