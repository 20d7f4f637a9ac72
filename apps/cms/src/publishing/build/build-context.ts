import type { Image } from '@passepartout/content-model/image'
import { type LanguageCode, localeOf } from '@passepartout/content-model/locales'
import { LINK_APPEARANCES, type NavigationAction, type PageReference } from '@passepartout/content-model/navigation'
import type { DocumentFault } from '@passepartout/content-model/page'
import type { RichText } from '@passepartout/content-model/rich-text'
import type { FlattenedField } from 'payload'
import { z } from 'zod'
import { type Message, message } from '../../messages/message.ts'
import type { Media } from '../../payload-types.ts'
import { buildRichText, type LexicalLink } from './build-rich-text.ts'

/** Everything that building needs besides the document, read beforehand, so that building is a pure function. */
export interface Lookups {
  /** With descriptions in the document's language only. */
  readonly media: ReadonlyMap<number, Media>
  /** Each page as links refer to it, `null` while it has no address. */
  readonly pages: ReadonlyMap<number, PageReference | null>
  /** The fields of the document's form, by whose labels its faults are named. */
  readonly fields: readonly FlattenedField[]
}

/** A fault of a document: an issue of its schema, or a message of the builder. */
export interface BuildFault {
  /** Dotted path into the document. */
  readonly path: string
  readonly message: DocumentFault['message'] | Message
}

/** The state of a build: its references and faults are collected on the way. */
export interface BuildContext {
  readonly lang: LanguageCode
  readonly lookups: Lookups
  readonly faults: BuildFault[]
  readonly mediaIds: Set<number>
  readonly pageIds: Set<number>
}

export function createBuildContext(lang: LanguageCode, lookups: Lookups): BuildContext {
  return { lang, lookups, faults: [], mediaIds: new Set(), pageIds: new Set() }
}

/** A relation in a form: a number, or an object once the document was loaded. */
export const relationSchema = z.union([z.number(), z.object({ id: z.number() })]).nullish()
type Relation = z.infer<typeof relationSchema>

export function relationId(relation: Relation): number | undefined {
  return typeof relation === 'object' ? relation?.id : relation
}

/** Forms store an empty field as null, undefined or an empty string; a document only omits it. */
export function emptyToUndefined<T>(value: T | null | undefined | ''): T | undefined {
  return value === null || value === '' ? undefined : value
}

/** A picture in the form. */
export const pictureValueSchema = z.object({ media: relationSchema, alt: z.string().nullish() })
type PictureValue = z.infer<typeof pictureValueSchema>

/** @returns `undefined` without a picture; the caller's schema says whether one is needed */
export function buildImage(
  building: BuildContext,
  path: string,
  value: PictureValue | null | undefined,
): Image | undefined {
  const id = relationId(value?.media)
  if (id === undefined) return undefined
  building.mediaIds.add(id)
  const media = building.lookups.media.get(id)
  if (!media?.filename || !media.width || !media.height) return fault(building, path, message('fault.pictureGone'))
  const alt = emptyToUndefined(value?.alt) ?? emptyToUndefined(media.alt)
  if (!alt) {
    const language = localeOf(building.lang).autonym
    return fault(building, path, message('fault.pictureUndescribed', { file: media.filename, language }))
  }
  return {
    mediaId: String(id),
    url: `/media/${encodeURIComponent(media.filename)}`,
    alt,
    width: media.width,
    height: media.height,
    focalPoint: { x: (media.focalX ?? 50) / 100, y: (media.focalY ?? 50) / 100 },
    ...(media.credit ? { credit: media.credit } : {}),
  }
}

/** A link in the form. */
export const actionValueSchema = z.object({
  label: z.string().nullish(),
  page: relationSchema,
  url: z.string().nullish(),
  newTab: z.boolean().nullish(),
  appearance: z.enum(LINK_APPEARANCES).nullish(),
})
export type ActionValue = z.infer<typeof actionValueSchema>

/** @returns `undefined` when neither a page nor an address is given; the caller's schema says whether one is needed */
export function buildAction(
  building: BuildContext,
  path: string,
  value: ActionValue | null | undefined,
): NavigationAction | undefined {
  const url = emptyToUndefined(value?.url?.trim())
  const common = {
    newTab: value?.newTab ?? false,
    label: value?.label ?? '',
    appearance: value?.appearance ?? ('link' as const),
  }
  const pageId = relationId(value?.page)
  const reference = pageId === undefined ? undefined : resolvePageReference(building, pageId)
  if (reference) return { type: 'REFERENCE', ...reference, ...(url ? { url } : {}), ...common }
  if (url) return { type: 'CUSTOM', url, ...common }
  return pageId === undefined ? undefined : fault(building, path, message('fault.leadsNowhere'))
}

/** @returns `undefined` without a page; the caller's schema says whether one is needed */
export function buildReference(building: BuildContext, path: string, relation: Relation): PageReference | undefined {
  const pageId = relationId(relation)
  if (pageId === undefined) return undefined
  return resolvePageReference(building, pageId) ?? fault(building, path, message('fault.pageGone'))
}

/** Finds a referenced page and records the reference, so that a new address of that page rebuilds this document. */
export function resolvePageReference(building: BuildContext, pageId: number): PageReference | undefined {
  building.pageIds.add(pageId)
  return building.lookups.pages.get(pageId) ?? undefined
}

export function buildRichTextField(building: BuildContext, path: string, value: unknown): RichText {
  return buildRichText(value, (link) => buildAction(building, path, actionOfLink(link)))
}

function actionOfLink(link: LexicalLink): ActionValue {
  const newTab = link.newTab ?? false
  if (link.linkType !== 'internal') return { url: link.url ?? null, newTab }
  return { page: relationOf(link.doc?.value), newTab }
}

/** Reads a page's number, which is in an object once the page was loaded. */
function relationOf(value: unknown): number {
  if (typeof value === 'object' && value !== null && 'id' in value) return relationOf(value.id)
  return typeof value === 'number' ? value : Number(value)
}

function fault(building: BuildContext, path: string, reason: Message): undefined {
  building.faults.push({ path, message: reason })
}

export function referencedPageUids({ pageIds, lookups }: BuildContext): string[] {
  return [...pageIds].flatMap((id) => lookups.pages.get(id)?.uid ?? [])
}
