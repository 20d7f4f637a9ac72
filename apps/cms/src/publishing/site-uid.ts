import { buildUid } from '@passepartout/content-model/links/uid'

/** The uid of a site: its host, and its folder after a dot where it lives in one. */
export function siteUidOf({ host, folder }: { host: string; folder?: string | null | undefined }): string {
  return buildUid(host, folder ?? '')
}
