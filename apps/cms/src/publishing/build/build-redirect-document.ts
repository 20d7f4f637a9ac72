import { type RedirectDocument, redirectDocumentSchema } from '@passepartout/content-model/links/redirect'
import { toDocumentFaults } from '@passepartout/content-model/page'
import type { FlattenedField } from 'payload'
import { type Message, message, messageAt } from '../../messages/message.ts'
import type { Page, Redirect } from '../../payload-types.ts'
import { emptyToUndefined } from './build-context.ts'
import { describeFaults } from './describe-faults.ts'

export type RedirectBuildResult =
  | { readonly ok: true; readonly document: RedirectDocument }
  | { readonly ok: false; readonly reasons: readonly Message[] }

/**
 * Converts a redirect to its published document.
 *
 * @param target the page that it leads to, when it names one that still exists
 * @param fields of the form
 */
export function buildRedirectDocument(
  redirect: Redirect,
  target: Pick<Page, 'uid' | 'lang' | 'kind'> | undefined,
  fields: readonly FlattenedField[],
): RedirectBuildResult {
  const { host, path, outcome, origin } = redirect
  const from = { host, path }
  const candidate =
    outcome === 'gone'
      ? { from, gone: true, origin }
      : { from, to: targetOf(redirect, target), gone: false, permanent: redirect.permanent ?? true, origin }
  const parsed = redirectDocumentSchema.safeParse(candidate)
  if (parsed.success) return { ok: true, document: parsed.data }
  if (outcome === 'moved' && !candidate.to)
    return { ok: false, reasons: [messageAt('New page', message('redirect.pageGone'))] }
  return { ok: false, reasons: describeFaults(toDocumentFaults(parsed.error), candidate, { fields, values: redirect }) }
}

function targetOf({ url }: Redirect, target: Pick<Page, 'uid' | 'lang' | 'kind'> | undefined): object | undefined {
  if (target?.uid) return { uid: target.uid, lang: target.lang, kind: target.kind }
  const address = emptyToUndefined(url?.trim())
  return address === undefined ? undefined : { url: address }
}
