/** Pages of the manual for editors, in reading order: files of docs/how-to, without their extension. */
export const GUIDES = [
  'choose-and-keep-blocks',
  'choose-from-the-catalogue',
  'write-shortcodes',
  'see-while-you-write',
  'be-found-by-search',
  'find-anything',
  'translate-a-page',
  'comment-on-a-page',
  'review-a-page',
  'publish-at-a-set-time',
  'undo-a-mistake',
  'write-together',
  'keep-the-content-healthy',
  'book-with-a-code',
  'make-a-new-brand',
  'let-people-in',
] as const

export type GuideName = (typeof GUIDES)[number]

/** The page of the manual with this name; `undefined` for any other. */
export function parseGuideName(candidate: unknown): GuideName | undefined {
  return GUIDES.find((guide) => guide === candidate)
}
