import { isCopyUid } from '@passepartout/content-model/links/uid'
import slugify from '@sindresorhus/slugify'
import type { Page } from '../../payload-types.ts'
import { pageOrLegalKindOf } from '../document-kinds.ts'
import { faultOfPath, isAtRoot, normalisePath } from './page-address.ts'

/** Letters of the last part; longer titles are cut between words. */
const MAX_LENGTH = 80
/** Scripts with a common spelling in Latin letters. */
const SPELLABLE = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u

/**
 * The address that a title makes.
 *
 * @param folder the path around it; empty for none
 * @returns `undefined` when the title makes none that a page may have
 */
export function pathOfTitle(title: string, folder: string): string | undefined {
  if (!SPELLABLE.test(title)) return undefined
  const whole = slugify(title, { decamelize: false, customReplacements: [['&', ' ']] })
  const cut = whole.length > MAX_LENGTH ? whole.slice(0, MAX_LENGTH + 1).replace(/-[^-]*$/, '') : whole
  const path = cut === '' || folder === '' ? cut : `${folder}/${cut}`
  const isFaulty = faultOfPath({ path, pageType: undefined, kind: 'page' }) !== undefined
  return isFaulty || isCopyUid(path) ? undefined : path
}

type Addressed = Pick<Partial<Page>, 'title' | 'path' | 'pageType' | 'kind' | 'publishedAt' | '_status'>

/**
 * The address that a translation gets with its title, while nobody has chosen one: it has that of its source, or of its title
 * before. A page that was ever published keeps its address.
 *
 * @returns `undefined` when the address stays
 */
export function newPathOfTranslation(page: Addressed, source: Addressed, title: string): string | undefined {
  const path = normalisePath(page.path)
  if (page.publishedAt || page._status === 'published' || title === source.title) return undefined
  if (isAtRoot({ pageType: page.pageType, kind: pageOrLegalKindOf(page) })) return undefined
  const folder = path.split('/').slice(0, -1).join('/')
  const isChosen = path !== normalisePath(source.path) && path !== pathOfTitle(page.title ?? '', folder)
  const made = pathOfTitle(title, folder)
  return isChosen || made === path ? undefined : made
}
