import { buildUid } from '@passepartout/content-model/links/uid'

/** The uid of a site: its host, then a dot and its folder if it has one. */
export function siteUidOf({ host, folder }: { host: string; folder?: string | null | undefined }): string {
  return buildUid(host, folder ?? '')
}
