import type { PayloadRequest } from 'payload'
import { readPreference, writePreference } from '../../access/accounts/preferences.ts'

const MAX_KEPT = 20

/** What this process has noted: the preview beside a form is built anew with every word. */
const noted = new Set<string>()
const MAX_NOTED = 1000

/** Remembers that whoever asks has opened the preview of a page. */
export async function rememberPreviewedPage(page: number, req: PayloadRequest): Promise<void> {
  const key = `${req.user?.id} ${page}`
  if (noted.has(key)) return
  if (noted.size >= MAX_NOTED) noted.clear()
  noted.add(key)
  const pages = (await readPreference('previewed', req))?.pages ?? []
  if (!pages.includes(page)) await writePreference('previewed', { pages: [...pages, page].slice(-MAX_KEPT) }, req)
}
